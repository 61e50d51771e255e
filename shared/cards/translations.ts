/**
 * What cards are called where they are not called as in English: French, Spanish, Portuguese, Italian, by their English
 * name;
 * '' where the name is the same there or not known here. Read off the rulebooks of the five languages.
 */
export const translations: ReadonlyMap<string, readonly string[]> = new Map([
  ['.44 Magnum', ['Magnum .44', 'Magnum .44', 'Magnum .44', 'Magnum .44']],
  [
    'Academic Hunting Ground',
    [
      'École, terrain de chasse',
      'Zona de caza: Academia',
      'Campo de Caça: Acadêmico',
      "Territorio di Caccia: L'Accademia",
    ],
  ],
  ['Aire of Elation', ['Exaltation', 'Aires de euforia', 'Ar de Euforia', 'Alone di Euforia']],
  [
    'Anarch Troublemaker',
    ['Anarch fauteur de trouble', 'Alborotador anarquista', 'Encrenqueiro Anarquista', 'Agitatore Anarchico'],
  ],
  [
    'Ancilla Empowerment',
    ['Ascension des ancillas', 'Fortalecer a los Ancilla', 'Empoderamento dos Ancillae', "Legittimazione dell'Ancilla"],
  ],
  ['Arcane Library', ['Bibliothèque des arcanes', 'Biblioteca arcana', 'Biblioteca Arcana', 'Biblioteca Arcana']],
  ['Art Museum', ["Musée d'art", 'Museo de arte', 'Museu de Arte', "Museo d'Arte"]],
  [
    'Asylum Hunting Ground',
    [
      'Asile, terrain de chasse',
      'Zona de caza: Manicomio',
      'Campo de Caça: Manicômio',
      'Territorio di Caccia: Il Manicomio',
    ],
  ],
  ['Aunt Linda', ['Tante Linda', 'Tía Linda', '', 'Zia Linda']],
  ['Bewitching Oration', ['Discours ensorcelant', 'Oración fascinante', 'Discurso Fascinante', 'Orazione Ammaliante']],
  ['Blood Doll', ['Poupée de sang', 'Muñeca de sangre', 'Boneca de Sangue', 'Bambola di Sangue']],
  ['Bonding', ['Sociabilisation', 'Vínculo afectivo', 'Interligados', 'Vincolo']],
  [
    'Bowl of Convergence',
    ['Coupe de convergence', 'Cuenco de la convergencia', 'Bacia da Convergência', 'Coppa della Convergenza'],
  ],
  ['Carrion Crows', ['Corneilles noires', 'Cornejas negras', 'Corvos Carniceiros', 'Cornacchie']],
  ["Cats' Guidance", ['Conseil des chats', 'Guiado por gatos', 'Guiado por Gatos', 'Guidato dai Gatti']],
  ['Change of Target', ['Changement de cible', 'Cambio de objetivo', 'Mudança de Alvo', 'Cambio di Obiettivo']],
  ['Chrysanthemum', ['Chrysanthème', '', 'Crisântemo', '']],
  [
    'Cloak the Gathering',
    ["Masquer l'assemblée", 'Encubrir la concurrencia', 'Ofuscar o Grupo', 'Ammantare le Moltitudini'],
  ],
  ['Conditioning', ['Conditionnement', 'Condicionamiento', 'Condicionamento', 'Suggestione']],
  [
    'Consanguineous Boon',
    ['Faveur consanguine', 'Favor consanguíneo', 'Dádiva Consanguínea', 'Favore dei Consanguinei'],
  ],
  ['Creeping Sabotage', ['Sabotage insidieux', 'Sabotaje progresivo', 'Sabotagem Sorrateira', 'Sabotaggio Insidioso']],
  ['Daring the Dawn', ["Braver l'aube", 'Desafiar al alba', 'Desafiando o Amanhecer', "Sfidare l'Alba"]],
  ['Deep Song', ['Chant profond', 'Canción profunda', 'Canção da Escuridão', 'Canzone Profonda']],
  ['Deflection', ['Déflexion', 'Desviación', 'Deflexão', 'Deflettere']],
  ['Dreams of the Sphinx', ['Rêves du sphinx', 'Sueños de la esfinge', 'Sonhos da Esfinge', 'Sogni della Sfinge']],
  [
    'Enchant Kindred',
    ['Enchanter la descendance', 'Encantar a los Vástagos', 'Cativar os Membros', 'Ammaliare i Fratelli'],
  ],
  ['Eyes of Argus', ["Yeux d'Argus", 'Ojos de Argos', 'Olhos de Argos', 'Occhi di Argus']],
  ['Faceless Night', ['Nuit sans visage', 'Noche sin rostro', 'Noite Sem Rosto', 'Notte Senza Volto']],
  ['Fame', ['Renommée', 'Fama', 'Fama', 'Fama']],
  [
    'Foreshadowing Destruction',
    ['Présage de destruction', 'Presagiar la destrucción', 'Prevendo a Destruição', 'Presagio di Distruzione'],
  ],
  ['Freak Drive', ['Pulsion monstrueuse', 'Impulso sobrenatural', 'Impulso Insano', 'Impulso Soprannaturale']],
  [
    'Govern the Unaligned',
    ['Diriger les indécis', 'Regir a los no alineados', 'Governar os Desalinhados', 'Governare i non Allineati'],
  ],
  ['Guard Dogs', ['Chiens de garde', 'Perros guardianes', 'Cães de Guarda', 'Cani da Guardia']],
  ['Haven Uncovered', ['Refuge exposé', 'Refugio descubierto', 'Refúgio Descoberto', 'Rifugio Compromesso']],
  ['Hidden Strength', ['Force cachée', 'Fuerza oculta', 'Força Oculta', 'Forza Nascosta']],
  ['Immortal Grapple', ['Prise immortelle', 'Agarre inmortal', 'Agarrão Imortal', 'Presa Immortale']],
  ['Into Thin Air', ['Volatilisé', 'Desaparecer', 'Desvanecer no Ar', 'Nel Nulla']],
  ['Into the Fire', ['', 'Caer en las brasas', 'Caindo no Fogo', '']],
  [
    'Kine Resources Contested',
    [
      'Conflit sur le bétail',
      'Disputa de recursos ganaderos',
      'Contestar Recursos do Rebanho',
      'Contendersi le Risorse Mortali',
    ],
  ],
  ['Life in the City', ['Vivre en ville', 'Vida en la ciudad', 'Vida na Cidade', 'Vita nella Città']],
  ['Lost in Crowds', ['Perdu dans la foule', 'Perdido en multitudes', 'Perdido na Multidão', 'Perdersi tra la Folla']],
  ['Magic of the Smith', ['Magie du forgeron', 'Magia del herrero', 'Magia do Ferreiro', 'Magia del Fabbro']],
  ['Majesty', ['Majesté', 'Majestad', 'Majestade', 'Maestà']],
  ['Minion Tap', ['Drainer le serviteur', 'Drenar al siervo', 'Drenar o Servo', 'Attingere al Servitore']],
  ['Mirror Walk', ['Traversée du miroir', 'Atravesar el espejo', 'Caminho Espelhado', 'Attraversare lo Specchio']],
  ['Murder of Crows', ['Nuée de corbeaux', 'Bandada de cuervos', 'Bando de Corvos', 'Stormo di Corvi']],
  ['On the Qui Vive', ['Sur le qui-vive', 'En estado de alerta', 'Em Estado de Alerta', 'Sul chi Vive']],
  [
    'Pentex™ Subversion',
    ['Subversion de la Pentex™', 'Subversión de la Pentex™', 'Subversão da Pentex™', 'Sovversione della Pentex™'],
  ],
  [
    'Perfect Paragon',
    ['Parangon de perfection', 'Ejemplo de perfección', 'Paradigma Perfeito', 'Esempio di Perfezione'],
  ],
  [
    'Preternatural Strength',
    ['Force surnaturelle', 'Fuerza sobrenatural', 'Força Preternatural', 'Forza Soprannaturale'],
  ],
  ['Protected District', ['District protégé', 'Distrito protegido', 'Distrito Protegido', 'Distretto Protetto']],
  ['Raven Spy', ['Corbeau espion', 'Cuervo espía', '', 'Corvo Spia']],
  ['Rebel', ['Rebelle', 'Rebelde', 'Rebelde', 'Ribelle']],
  [
    "Resist Earth's Grasp",
    ['Défier la gravité', 'Resistir la gravedad', 'Resistir à Força da Terra', 'Resistere alla Stretta della Terra'],
  ],
  ['Roundhouse', ['Crochet', 'Gancho lateral', 'Soco Giratório', 'Gancio']],
  ['Scalpel Tongue', ['Langue acérée', 'Lengua de escalpelo', 'Língua Afiada', 'Lingua Tagliente']],
  [
    'Second Tradition: Domain',
    [
      'Deuxième Tradition : le Domaine',
      'Segunda tradición: El Dominio',
      'Segunda Tradição: O Domínio',
      'La Seconda Tradizione: Il Dominio',
    ],
  ],
  [
    'Slum Hunting Ground',
    [
      'Bidonville, terrain de chasse',
      'Zona de caza: Suburbio',
      'Campo de Caça: Subúrbio',
      'Territorio di Caccia: I Bassifondi',
    ],
  ],
  [
    'Smiling Jack, The Anarch',
    [
      "Smiling Jack, l'Anarch",
      'Jack Sonrisas, el Anarquista',
      'Jack Sorridente, O Anarquista',
      "Smiling Jack, L'Anarchico",
    ],
  ],
  [
    'Society Hunting Ground',
    ['Haute société, terrain de chasse', 'Zona de caza: Sociedad', '', "Territorio di Caccia: L'Alta Società"],
  ],
  ['Spying Mission', ["Mission d'espionnage", 'Misión de espionaje', 'Missão de Espionagem', 'Missione di Spionaggio']],
  [
    'Swallowed by the Night',
    ['Englouti par la nuit', 'Tragado por la noche', 'Engolido Pela Noite', 'Inghiottito dalla Notte'],
  ],
  ['Taste of Vitae', ['Gorgée de vitæ', 'Saborear la Vitae', 'Gosto de Vitae', 'Assaporare la Vitae']],
  [
    'Telepathic Misdirection',
    ['Distraction télépathique', 'Distracción telepática', 'Desvio Telepático', 'Depistaggio Telepatico'],
  ],
  ['The Barrens', ['La zone', 'Tierra estéril', 'Os Ermos', 'Le Distese']],
  ['The Dowager', ['La Douairière', 'La Viuda', 'A Viúva', 'La Vedova Nobile']],
  ['The Labyrinth', ['Le labyrinthe', 'El laberinto', 'O Labirinto', 'Il Labirinto']],
  ['The Warrens', ['Le terrier', 'Entramado de túneles', 'Rede de Túneis', 'I Cunicoli']],
  ['Theft of Vitae', ['Vol de vitæ', 'Robo de Vitae', 'Roubo de Vitae', 'Furto di Vitae']],
  [
    'Toreador Grand Ball',
    ['Grand bal Toréador', 'Gran baile Toreador', 'Grande Baile Toreador', 'Gran Ballo Toreador'],
  ],
  ['Toreador Justicar', ['Justicar Toréador', 'Justicar Toreador', 'Justicar Toreador', 'Conciliatore Toreador']],
  ['Torn Signpost', ['Panneau arraché', 'Poste arrancado', 'Placa Arrancada', 'Cartello Sradicato']],
  ['Underbridge Stray', ['Chien errant', 'Perro callejero', 'Cão Desabrigado', 'Randagio del Sottopassaggio']],
  [
    'Uptown Hunting Ground',
    [
      'Quartier résidentiel, terrain de chasse',
      'Zona de caza: Parte alta',
      'Campo de Caça: Cidade Alta',
      'Territorio di Caccia: I Quartieri Alti',
    ],
  ],
  [
    'Ventrue Headquarters',
    ['Quartier général Ventrue', 'Cuartel general Ventrue', 'Quartel General Ventrue', 'Quartier Generale Ventrue'],
  ],
  ['Vessel', ['Calice', 'Recipiente', 'Veia', 'Vena']],
  ['Villein', ['Serf', 'Villano', 'Vassalo', 'Servo']],
  [
    'Visit from the Capuchin',
    ['Visite du Capucin', 'Visita del Capuchino', 'Visita do Capuchinho', 'Visita dal Cappuccino'],
  ],
  [
    'Voter Captivation',
    ['Envoûtement des électeurs', 'Cautivar al votante', 'Cativando Eleitores', "Accattivarsi l'Elettore"],
  ],
  [
    "Wake with Evening's Freshness",
    [
      'Réveil avec la fraîcheur du soir',
      'Despertar con frescura',
      'Despertar com o Anoitecer',
      'Risveglio con la Freschezza della Sera',
    ],
  ],
  [
    'Wasserschloss Anif, Austria',
    ['Wasserschloss Anif, Autriche', 'Palacio del Agua Anif, Austria', 'Castelo de Anif, Áustria', ''],
  ],
])

const LANGUAGES: Readonly<Record<string, number>> = { fr: 0, es: 1, pt: 2, it: 3 }
/**
 * What a card is called in a language: as in English where it has no other name. French sets its apostrophes and
 * colons.
 */
export function cardNameIn(language: string, name: string): string {
  const own = translations.get(name)?.[LANGUAGES[language] ?? -1]
  return own ? (language === 'fr' ? own.replaceAll("'", '’').replaceAll(' :', '\u202f:') : own) : name
}
