import { describe, expect, it } from 'vitest'
import { clans } from '../../shared/cards/facts/clans.ts'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { cardNameIn } from '../../shared/cards/translations.ts'
import { effects as english, type EffectKey } from '../../shared/text/en/effects.ts'
import { effectWordsIn } from '../../shared/text/effect-words.ts'
import { effectText } from '../../shared/text/effects/index.ts'
import { listOf, phrase, type Noun, type Part } from '../../shared/text/effects/phrase.ts'
import { say, type EffectWords } from '../../shared/text/effects/speak.ts'
import { LANGUAGES, type LanguageCode } from '../../shared/text/spoken-language.ts'

/** What cards do, in the other languages: all of it, and in their own words. */
const spoken = (
  await Promise.all(
    LANGUAGES.map(async (code): Promise<[LanguageCode, EffectWords]> => [code, await effectWordsIn(code)]),
  )
).filter(([, words]) => words !== english)

/** What no text of a card may show. */
const GAPS = /[⟦⟧⟨⟩{}<>$~@#|]|undefined|null|NaN|\[object|\s\s|\(\)| [,.;]|\.\.|;;/
/** Words that no other of the five languages has. */
const ENGLISH_WORDS = [
  'the|with|and|of|your|you|that|this|when|while|its|it|they|their|other|than|any|each|if|from|to|during',
  'is|are|have|cannot|may|must|can|put|choose|burns?|gains?|locks?|unlocks?|locked|unlocked|gets?|costs?|requires?',
  'minions?|bleeds?|blood|pool|cards?|ready|turn|strikes?|damage|equipment|location',
].join('|')
const ENGLISH = new RegExp(String.raw`(?<![\p{L}’'])(?:${ENGLISH_WORDS})(?!\p{L})`, 'iu')
const names = [...[...catalogue.values()].map(({ name }) => name), ...clans].toSorted((a, b) => b.length - a.length)

function ownWords(text: string, code: LanguageCode): string {
  return names.reduce((rest, name) => rest.replaceAll(cardNameIn(code, name), '').replaceAll(name, ''), text)
}

/** Thousands of names are taken out only of what has such a word: it may be in a name. */
const hasEnglish = (text: string, code: LanguageCode): boolean =>
  ENGLISH.test(text) && ENGLISH.test(ownWords(text, code))

describe.each(spoken)('%s', (code, words) => {
  it('has every sentence that English has, and no other', () => {
    expect(Object.keys(words.phrases).toSorted()).toEqual(Object.keys(english.phrases).toSorted())
    expect(
      Object.entries(words.phrases)
        .filter(([, text]) => text === '')
        .map(([key]) => key),
    ).toEqual([])
  })

  it('has no English words in its sentences, used by a card or not', () => {
    const left = Object.entries(words.phrases).filter(([, text]) =>
      hasEnglish(text.replace(/\{\^?\w+(?:~\w+)?\}|\{\w+[#@][^ }]*\}|⟨[^⟩]*⟩|\{\w+[#@]/g, ''), code),
    )
    expect(left).toEqual([])
  })

  it('takes the parameters that English takes, and invents none', () => {
    const ONLY_AGREEMENT = new Set(['one', 'by', 'the', 'of', 's', 'who', 'card', 'n', 'subject'])
    for (const [key, text] of Object.entries(words.phrases)) {
      const own = parametersOf(text),
        there = parametersOf(english.phrases[key as EffectKey])
      expect([key, [...own].filter(name => !there.has(name) && !ONLY_AGREEMENT.has(name))]).toEqual([key, []])
      expect([key, [...there].filter(name => !own.has(name) && name !== 's' && !key.startsWith('unit.'))]).toEqual([
        key,
        [],
      ])
    }
  })

  it.each([...catalogue.keys()].filter(isWhole))('says what %s does', key => {
    const text = effectText(key, words)
    expect(text).toHaveLength(effectText(key).length)
    for (const line of text) {
      expect(line).not.toMatch(GAPS)
      expect(line).toMatch(/^(?:\[\p{Lu}+\] )?(?:\[[a-zA-Z]{3}\])*\s*(?:\(D[^)]*\) )?[\p{Lu}0-9+-].*[^.]\.$/u)
      expect([line, hasEnglish(line, code)]).toEqual([line, false])
    }
  })

  it('says what is known of a card without a definition', () => {
    for (const key of catalogue.keys()) for (const line of effectText(key, words)) expect(line).not.toMatch(GAPS)
  })

  it('keeps numbers and levels as they are', () => {
    const figures = (lines: string[]) =>
      lines.map(line => line.match(/\[[a-zA-Z]{3}\]|(?<![\p{L}\d.])\d+/gu)?.toSorted())
    for (const key of [
      'govern-the-unaligned',
      '44-magnum',
      'kine-resources-contested',
      'villein',
      'theft-of-vitae',
      'carrion-crows',
    ]) {
      expect([key, figures(effectText(key, words))]).toEqual([key, figures(effectText(key))])
    }
  })
})

const parametersOf = (text: string): Set<string> => new Set([...text.matchAll(/\{\^?(\w+)/g)].map(match => match[1]!))
const one = (noun: Noun['noun'], form: Noun['form'], before: Part[] = [], more: Partial<Noun> = {}): Noun => ({
  noun,
  form,
  before,
  after: [],
  ...more,
})
const said = (code: LanguageCode, part: Part): string => say(part, spoken.find(([known]) => known === code)![1])

describe('French', () => {
  it.each<[string, string[]]>([
    [
      'govern-the-unaligned',
      [
        'Action. Coûte 1 point de sang.',
        '[dom] (D) Mordre avec +2 en morsure.',
        '[DOM] Action à +1 en discrétion. Un vampire dans votre région incontrôlée plus jeune que ce vampire gagne 3 points de sang.',
      ],
    ],
    [
      'deflection',
      [
        'Réaction. Coûte 1 point de sang.',
        'Utilisable seulement si un serviteur vous mord.',
        '[dom] Utilisable quand tous ont renoncé à bloquer. Choisir un Mathusalem autre que le Mathusalem actif ' +
          'et vous. Incliner ce vampire. Le Mathusalem choisi est la nouvelle cible de la morsure.',
        '[DOM] Utilisable quand tous ont renoncé à bloquer. Un Mathusalem autre que le Mathusalem actif et vous est la nouvelle cible de la morsure.',
      ],
    ],
    [
      'sport-bike',
      [
        'Équipement. Véhicule. Coûte 1 point de réserve.',
        'Action à +1 en discrétion. Mettre cette carte sur ce serviteur.',
        'Le possesseur a +1 en interception.',
        'Un serviteur ne peut avoir qu’un véhicule.',
      ],
    ],
    ['ayelech', ['Camarilla. Prince d’Addis Ababa.']],
  ])('says what %s does', (key, text) =>
    expect(effectText(key, spoken.find(([code]) => code === 'fr')![1])).toEqual(text),
  )

  it('elides, contracts, agrees, and stands off its colons', () => {
    expect(
      said(
        'fr',
        phrase('if', {
          test: phrase('test.any', { what: one('ally', 'one', [phrase('locked'), phrase('ready')]) }),
          then: phrase('lock', { who: one('ally', 'that') }),
        }),
      ),
    ).toBe('s’il y a un allié disponible et incliné, incliner l’allié choisi')
    expect(
      said(
        'fr',
        phrase('test.is', { card: phrase('ref.this-card'), what: listOf('and', [phrase('locked'), phrase('ready')]) }),
      ),
    ).toBe('cette carte est inclinée et disponible')
    expect(
      said('fr', phrase('test.is', { card: one('minion', 'all', [phrase('word.animal')]), what: phrase('unlocked') })),
    ).toBe('les serviteurs animaux sont redressés')
    expect(said('fr', phrase('pool-of', { whose: phrase('seat.whose', { seat: one('methuselah', 'that') }) }))).toBe(
      'la réserve du Mathusalem choisi',
    )
    expect(said('fr', phrase('pool-of', { whose: phrase('seat.your') }))).toBe('votre réserve')
    expect(said('fr', phrase('test.none', { what: one('card', 'bare') }))).toBe('il n’y a aucune carte')
    expect(
      said(
        'fr',
        listOf('steps', [phrase('hunt'), phrase('typed', { type: phrase('type.Combat'), text: phrase('press') })]),
      ),
    ).toBe('chasser\u202f; Combat\u202f: poursuivre')
    expect(said('fr', phrase('has.counters', { card: phrase('ref.this-card'), n: 0, s: 0 }))).toBe(
      'cette carte a 0 compteur',
    )
  })
})

describe('Spanish', () => {
  it.each<[string, string[]]>([
    [
      'govern-the-unaligned',
      [
        'Acción. Cuesta 1 de sangre.',
        '[dom] (D) Sangrar con +2 de sangrado.',
        '[DOM] Acción con +1 de sigilo. Un vampiro en tu zona incontrolada menor que este vampiro gana 3 de sangre.',
      ],
    ],
    [
      'art-museum',
      [
        'Heril. Única. Lugar. Requiere Toreador. Cuesta 2 de reserva sanguínea.',
        'Poner esta carta en juego.',
        'Durante tu fase de influencia, puedes girar esta carta para añadir 1 de sangre a un vampiro Toreador en tu zona incontrolada.',
      ],
    ],
    [
      'mirror-walk',
      [
        'Modificador de acción.',
        '[tha] +1 de sigilo.',
        '[THA] +1 de sigilo. Una vez, cuando un siervo está a punto de bloquear, girar el siervo bloqueador y terminar la acción.',
        'No se reemplaza hasta tu próxima fase de descarte.',
      ],
    ],
    [
      'the-dowager',
      ['Camarilla. Primogénito.', 'Este vampiro tiene +1 de intercepción durante las acciones directas.'],
    ],
  ])('says what %s does', (key, text) =>
    expect(effectText(key, spoken.find(([code]) => code === 'es')![1])).toEqual(text),
  )

  it('contracts, agrees, drops its pronouns, and tells what is from how it stands', () => {
    expect(
      said(
        'es',
        phrase('move-counters', {
          n: phrase('quantity', { n: 2, unit: phrase('unit.blood', { n: 2, of: '' }) }),
          from: phrase('ref.bearer'),
          to: phrase('ref.opposing'),
        }),
      ),
    ).toBe('mover 2 de sangre del portador al siervo oponente')
    expect(said('es', phrase('test.stands', { card: phrase('ref.this-card'), what: phrase('locked') }))).toBe(
      'esta carta está girada',
    )
    expect(said('es', phrase('test.is', { card: one('vampire', 'all'), what: phrase('titled') }))).toBe(
      'los vampiros son titulados',
    )
    expect(said('es', listOf('and', [phrase('hunt'), phrase('word.unique'), phrase('word.title'), 'Inés']))).toBe(
      'cazar, único, título e Inés',
    )
    expect(said('es', phrase('ability', { who: phrase('seat.you'), then: phrase('hunt') }))).toBe('puedes: cazar')
    expect(said('es', phrase('ability', { who: phrase('seat.prey'), then: phrase('hunt') }))).toBe(
      'tu presa puede: cazar',
    )
  })
})

describe('Portuguese', () => {
  it.each<[string, string[]]>([
    [
      'govern-the-unaligned',
      [
        'Ação. Custa 1 de sangue.',
        '[dom] (D) Sangrar com +2 de sangrar.',
        '[DOM] Ação com +1 de furtividade. Um vampiro em sua região não controlada mais jovem que este vampiro ganha 3 de sangue.',
      ],
    ],
    [
      'dreams-of-the-sphinx',
      [
        'Mestre. Única. Custa 1 de recurso.',
        'Colocar esta carta em jogo.',
        'Você pode travar esta carta para ter +2 de tamanho da mão neste turno.',
        'Durante sua fase de destravar, você pode travar esta carta para ganhar 1 de recurso. Somente se você tem a Vantagem.',
        'Você pode travar esta carta para adicionar 1 de sangue a um vampiro em sua região não controlada. ' +
          'Somente se há uma carta em sua região não controlada.',
        'Quando esta carta é travada, esta carta ganha 1 contador.',
        'Quando esta carta tem ao menos 3 contadores, queimar esta carta.',
      ],
    ],
    [
      'lost-in-crowds',
      [
        'Modificador de ação.',
        'Utilizável somente se a carta Desvanecer no Ar não foi jogada nesta ação.',
        '[obf] +1 de furtividade.',
        '[OBF] +2 de furtividade.',
      ],
    ],
  ])('says what %s does', (key, text) =>
    expect(effectText(key, spoken.find(([code]) => code === 'pt')![1])).toEqual(text),
  )

  it('contracts and agrees', () => {
    expect(said('pt', phrase('control', { seat: phrase('seat.prey'), who: phrase('ref.this-card') }))).toBe(
      'sua presa toma o controle desta carta',
    )
    expect(said('pt', phrase('in.hand', { whose: phrase('seat.whose', { seat: one('methuselah', 'that') }) }))).toBe(
      'na mão desse Matusalém',
    )
    expect(
      said(
        'pt',
        phrase('quantity.equal', {
          unit: phrase('unit.pool', { n: 2, of: '' }),
          amount: phrase('amount.stat', { card: phrase('ref.acting'), stat: phrase('stat.capacity', { the: '' }) }),
        }),
      ),
    ).toBe('uma quantidade de recursos igual à capacidade do servo agente')
    expect(said('pt', one('ally', 'all', [phrase('unlocked'), phrase('ready'), phrase('word.mortal')]))).toBe(
      'os aliados mortais prontos e destravados',
    )
  })
})

describe('Italian', () => {
  it.each<[string, string[]]>([
    [
      'govern-the-unaligned',
      [
        'Azione. Costa 1 punto sangue.',
        '[dom] (D) Dissanguare con +2 dissanguamento.',
        '[DOM] Azione con +1 furtività. Un vampiro nella tua zona non controllata più giovane di questo vampiro guadagna 3 punti sangue.',
      ],
    ],
    [
      'daring-the-dawn',
      [
        'Modificatore di azione.',
        '[for] I vampiri non possono bloccare durante questa azione. Dopo la risoluzione dell’azione, questo ' +
          'vampiro subisce 2 danni aggravati ambientali non prevenibili.',
        '[FOR] I vampiri non possono bloccare durante questa azione. Dopo la risoluzione dell’azione, questo ' +
          'vampiro subisce 1 danno aggravato ambientale non prevenibile.',
      ],
    ],
    [
      'sport-bike',
      [
        'Equipaggiamento. Veicolo. Costa 1 punto risorsa.',
        'Azione con +1 furtività. Mettere questa carta su questo servitore.',
        'Il portatore ha +1 intercetto.',
        'Un servitore può avere un solo veicolo.',
      ],
    ],
  ])('says what %s does', (key, text) =>
    expect(effectText(key, spoken.find(([code]) => code === 'it')![1])).toEqual(text),
  )

  it('chooses its articles, joins them to what stands before, and agrees', () => {
    expect(said('it', one('ally', 'all'))).toBe('gli alleati')
    expect(said('it', one('equipment', 'that'))).toBe('quell’equipaggiamento')
    expect(said('it', phrase('remembered.card'))).toBe('il vampiro scelto')
    expect(said('it', phrase('attach', { card: phrase('ref.this-card'), to: one('ally', 'the') }))).toBe(
      'mettere questa carta sull’alleato',
    )
    expect(
      said(
        'it',
        phrase('move-counters', {
          n: 2,
          from: phrase('ref.bearer'),
          to: phrase('pool-of', { whose: phrase('seat.your') }),
        }),
      ),
    ).toBe('spostare 2 dal portatore alle tue risorse')
    expect(said('it', phrase('fact.margin'))).toBe('lo scarto di voti con cui il referendum ha avuto successo')
    expect(
      said(
        'it',
        phrase('test.stands', {
          card: phrase('ref.this-card'),
          what: listOf('and', [phrase('unlocked'), phrase('ready')]),
        }),
      ),
    ).toBe('questa carta è disimpegnata e attiva')
  })
})
