import type { AskKey, CaseKey, OptionKey, ReasonKey, SinceKey, StackKey } from '../../rules/index.ts'
import type { ChoiceKey } from '../../cards/language.ts'
import { comesTo } from '../option-previews.ts'
import type { Reading } from '../spoken-language.ts'
import { blood, count, damage, figure, listed, pool, word } from './grammar.ts'
import { playedAt, ranges, terms } from './terms.ts'

type Sentences<K extends string> = Record<K, (read: Reading) => string>

/** What is going on, then the question. */
export const asks: Sentences<AskKey> = {
  'ask-unlock': () => 'La tua fase di disimpegno: usi qualcosa prima di continuare?',
  'ask-master': () => 'La tua fase dominus: giochi una carta dominus, o continui?',
  'ask-minion': () => 'La tua fase dei servitori: chi agisce?',
  'ask-acting': read => `${read.card('minion')} compie un’azione in questa fase: quale?`,
  'ask-influence': read =>
    read.number('transfers') > 0
      ? `La tua fase di influenza: usi i tuoi trasferimenti (ne ${read.number('transfers') === 1 ? 'resta' : 'restano'} ${figure(read.number('transfers'))})?`
      : 'La tua fase di influenza: porti in gioco un vampiro, o vai avanti?',
  'ask-discard': () => 'La tua fase di scarto: scarti una carta, o termini il tuo turno?',
  'ask-blocks': read =>
    `${ifPassed(read)}${underWay(read)}. ${word(ROLES, read.has('role') ? read.word('role') : 'blocks')}`,
  'ask-attempt': read =>
    `${ifPassed(read)}${read.card('blocker')} tenta di bloccare ${read.card('minion')}: ${comparison(read)}. Rispondi?`,
  'ask-declined': read => `${ifPassed(read)}${underWay(read)}, e nessuno blocca. Rispondi prima che si risolva?`,
  'ask-window': read => `${ifPassed(read)}${word(WINDOW_QUESTIONS, read.word('window'))}`,
  'ask-as-played': read =>
    `${ifPassed(read)}${read.seat('seat')} gioca ${read.card('card')}. Rispondi quando viene giocata?`,
  'ask-polling': read =>
    `${read.has('hunted') ? `Caccia di sangue contro ${read.card('hunted')}?` : `Referendum di ${read.seat('seat')}${read.has('card') ? ` (${read.card('card')})` : ''}:`} ${votes(read)}${read.has('ballotsFor') ? ` (prisci: ${figure(read.number('ballotsFor'))} a ${figure(read.number('ballotsAgainst'))})` : ''}. ${read.number('votes') === 0 ? 'Qualcosa prima che si contino i voti?' : 'I tuoi voti?'}`,
  'ask-diablerie': read => `${read.card('minion')} commette diablerie su ${read.card('card')}. Che cosa prende?`,
  'ask-spoils': read => `Quale equipaggiamento di ${read.card('card')} viene preso?`,
  'ask-discipline': read => `Quale carta Disciplina, semmai, va su ${read.card('minion')}?`,
  'ask-rescued-pays': read => `Quanto del costo paga ${read.card('card')}?`,
  'ask-prevent': read =>
    `${ifPassed(read)}${read.card('card')} subisce ${damage(read.number('normal') + read.number('aggravated'))}${read.number('aggravated') > 0 ? `, di cui ${figure(read.number('aggravated'))} ${read.number('aggravated') === 1 ? 'aggravato' : 'aggravati'}` : ''}. Ne previeni?`,
  'ask-strike': read =>
    `${read.card('minion')} combatte a ${word(ranges, read.word('range'))} con ${read.card('opposing')}${read.has('strike') ? `, che ha scelto: ${word(terms.strikes, read.word('strike'))}` : ''}. Quale attacco?`,
  'choose-new-target': read => `${source(read)}Chi è il nuovo bersaglio?`,
  'choose-minion': read => `${source(read)}Quale servitore?`,
  'choose-vampire': read =>
    `${source(read)}${read.number('max') > 1 ? `Quali vampiri (${range(read)})?` : 'Quale vampiro?'}`,
  'choose-terms': read =>
    `${source(read)}${read.has('points') ? `Come dividi ${count(read.number('points'), 'punto', 'punti')}?` : 'Quali sono i termini?'}`,
  'choose-strike': read => `${source(read)}Quale attacco?`,
  'choose-to-continue': read =>
    `${source(read)}Bruci 1 punto sangue e continui l’azione come se nessuno l’avesse bloccata?`,
  'choose-to-attempt': read => `${source(read)}Bruci 1 punto sangue e continui il tentativo di blocco?`,
  'choose-strike-target': read => `Contro ${read.card('card')}, o contro un suo seguace?`,
  'choose-equipment': read => `${source(read)}Quale equipaggiamento?`,
  'choose-reducers': () => 'Che cosa usi, semmai, per ridurre il costo?',
  'choose-target': read => `${source(read)}Quale Matusalemme?`,
  'choose-location': read => `${source(read)}Quale luogo?`,
  'choose-x': read => `${source(read)}Quanto vale X?`,
  'choose-damage': read => `${source(read)}Quali danni si prevengono prima, gli aggravati o i normali?`,
  'choose-trigger': read => `${source(read)}Che cosa viene prima?`,
  'choose-slave': read => `${source(read)}Combatte uno schiavo al posto del servitore bloccato?`,
  'choose-trophy': read =>
    `${source(read)}Quale trofeo, semmai, viene assegnato dalla tua libreria, dalla pila degli scarti o dalla mano?`,
  'choose-awards': read => `${source(read)}Quali tuoi trofei in gioco, semmai, dai al vampiro?`,
  'choose-circle': read => `${source(read)}A quale circolo appartiene?`,
  'choose-victim': read => `${source(read)}Diablerizzi il vampiro bloccato?`,
  'choose-discard': read =>
    `${source(read)}${read.number('max') > 1 ? `Quali ${count(read.number('max'), 'carta', 'carte')}` : 'Quale carta'} scarti?`,
  'choose-discipline': read => `${source(read)}Quale Disciplina?`,
  'choose-discards': read =>
    `${source(read)}Quante carte della tua mano (${range(read)}), e il resto in punti risorsa?`,
  'choose-to-library': read => `${source(read)}Quali carte vanno in fondo alla tua libreria (${range(read)})?`,
  'choose-gain': read => `${source(read)}Che cosa ne guadagni?`,
  'choose-loss': read => `${source(read)}Che cosa ne perdi?`,
  'choose-amount': read => `${source(read)}Quanto (${range(read)})?`,
  'choose-clan': read => `${source(read)}Quale clan?`,
  'choose-range': read => `${source(read)}A quale distanza è questo round?`,
  'choose-blood': read =>
    `${source(read)}Le tue risorse e i tuoi vampiri pagano ${figure(read.number('points'))} in tutto: quanto sangue di quali vampiri?`,
  'choose-payer': read =>
    `${source(read)}Se nessuno di loro paga, paghi 1 punto risorsa. Quale vampiro paga 1 punto sangue?`,
  'choose-locked': read => `${source(read)}Quale di loro si impegna?`,
  'choose-card': read => `${source(read)}Quale carta${read.number('min') === 0 ? ', semmai' : ''}?`,
  'choose-order': read => `${source(read)}In quale ordine tornano in cima, la prima sopra tutte?`,
  'choose-draw': read =>
    `${source(read)}Quale carta prendi al posto di una della tua libreria${read.number('min') === 0 ? ', semmai' : ''}?`,
}

/** What is asked while blocks may be declared, by who is asked. */
const ROLES: Readonly<Record<string, string>> = {
  acts: 'Qualcosa prima che decidano?',
  blocks: 'Blocchi?',
  other: 'Non puoi bloccare: rispondi?',
}

const WINDOW_QUESTIONS: Readonly<Record<string, string>> = {
  announced: 'L’azione viene annunciata. Rispondi?',
  blocks: 'Blocchi?',
  attempt: 'Un servitore tenta di bloccare. Rispondi?',
  declined: 'Nessuno blocca. Rispondi prima che l’azione si risolva?',
  success: 'L’azione sta per avere successo. Rispondi?',
  blocked: 'L’azione viene bloccata. Rispondi prima che il blocco si risolva?',
  resolved: 'L’azione si è risolta. Rispondi prima che finisca?',
  'as-played': 'Viene giocata una carta. Rispondi quando viene giocata?',
  'combat-begins': 'Il combattimento sta per iniziare. Rispondi?',
  'before-range': 'Combattimento, prima di determinare la distanza: usi qualcosa?',
  range: 'Combattimento, distanza: manovri?',
  'before-strikes': 'Combattimento, prima di scegliere gli attacchi: usi qualcosa?',
  strike: 'Combattimento, scelta dell’attacco: quale?',
  'as-chosen': 'Combattimento, viene scelto un attacco: ci aggiungi qualcosa?',
  'additional-strikes': 'Combattimento, dopo i primi attacchi: guadagni attacchi addizionali?',
  press: 'Combattimento, il round finisce: insegui?',
  'round-end': 'Combattimento, fine del round: usi qualcosa?',
  'combat-ends': 'Il combattimento sta per terminare: usi qualcosa?',
  prevent: 'Combattimento, danni: ne previeni?',
  ousting: 'Un Matusalemme non ha più risorse e sta per essere eliminato. Rispondi?',
  'to-torpor': 'Un vampiro ferito sta per andare in torpore. Rispondi?',
  'before-votes': 'Referendum, prima di dichiarare i voti: usi qualcosa?',
  polling: 'Referendum, fase di votazione: dichiari voti?',
  diablerized: 'È stata commessa una diablerie. Rispondi prima della caccia di sangue?',
  between: 'Tra due effetti di questa fase: usi qualcosa?',
}

/** What it would do. Costs stand beside it, as fields of the option. */
export const options: Sentences<OptionKey> = {
  'option-pass': read => word(PASSES, read.word('window')),
  'option-decline': read => `Rifiutare di bloccare ${read.card('minion')} per il resto di questa azione`,
  'option-block': read => `Bloccare ${read.card('blocking')} con ${read.card('minion')}: ${comparison(read)}`,
  'option-bleed': read =>
    `Dissanguare ${read.seat('target')} con ${read.card('minion')}: ${pool(read.number('bleed'))} se nessuno blocca`,
  'option-hunt': read => `Cacciare con ${read.card('minion')}: ${blood(read.number('amount'))} se nessuno blocca`,
  'option-leave-torpor': read => `Lasciare il torpore con ${read.card('minion')}, se nessuno blocca`,
  'option-become-anarch': read => `Diventare Anarchico con ${read.card('minion')}, se nessuno blocca`,
  'option-rescue': read => `Risvegliare ${read.card('card')} dal torpore con ${read.card('minion')}, se nessuno blocca`,
  'option-diablerie': read => `Diablerizzare ${read.card('card')} con ${read.card('minion')}`,
  'option-equip': read => `Equipaggiare ${read.card('minion')} a partire da ${read.card('from')}, se nessuno blocca`,
  'option-action': read =>
    read.word('action') === 'burn' && read.card('card') !== read.card('minion')
      ? `Bruciare ${read.card('card')} con ${read.card('minion')}`
      : `Usare l’azione di ${read.card('card')} con ${read.card('minion')}: ${word(terms.uses, read.word('action'))}`,
  'option-play': read => {
    const mode = read.word('mode')
    const played = read.has('mode') && mode !== '' ? playedAt(mode) : ''
    return `Giocare ${read.card('card')}${read.has('minion') ? ` con ${read.card('minion')}` : ''}${played}`
  },
  'option-use': read =>
    read.word('ability') === 'burn'
      ? `Bruciare ${read.card('card')}`
      : `Usare ${read.card('card')}: ${word(terms.uses, read.word('ability'))}`,
  'option-trigger': read => `Usare ${read.card('card')} adesso`,
  'option-strike': read =>
    `Attaccare con ${read.card('minion')}: ${word(terms.strikes, read.word('strike'))}${read.has('card') ? ` (${read.card('card')})` : ''}${read.has('range') ? ', senza effetto a lunga distanza' : ''}${read.has('damage') ? `, ${damage(read.number('damage'))}${read.has('aggravated') ? (read.number('damage') === 1 ? ' aggravato' : ' aggravati') : ''}` : ''}`,
  'option-maneuver': read =>
    `Manovrare con ${read.card('minion')} verso la ${word(ranges, read.word('range'))}${read.has('card') ? ` (${read.card('card')})` : ''}`,
  'option-press': read =>
    `Inseguire con ${read.card('minion')} per ${read.word('to') === 'end' ? 'terminare' : 'continuare'} il combattimento`,
  'option-invest': read =>
    `Spostare punti risorsa su ${read.card('card')}: ${figure(read.number('pool'))} di ${blood(read.number('capacity'))} finora`,
  'option-withdraw': read => `Riportare sangue da ${read.card('card')} alle tue risorse`,
  'option-merge': read => `Fondere ${read.card('card')} con ${read.card('with')}`,
  'option-bring-out': read => `Mettere in gioco ${read.card('card')}`,
  'option-draw-crypt': () => 'Pescare una carta dalla tua cripta',
  'option-declare-withdrawal': () =>
    'Dichiarare il tuo ritiro: esci quando sta per iniziare la tua prossima fase di disimpegno, se fino ad allora non perdi punti risorsa e i tuoi servitori non perdono sangue e non combattono',
  'option-edge': () => 'Guadagnare 1 punto risorsa dal Vantaggio',
  'option-unlock': read => `Disimpegnare ${read.card('card')}, che da sé non si disimpegna`,
  'option-mark': read => `Marchiare ${read.card('card')} per questo turno`,
  'option-enter-combat': read =>
    `Entrare in combattimento con ${read.card('card')} usando ${read.card('minion')}, se nessuno blocca`,
  'option-pay': read =>
    read.word('of') === 'title'
      ? `Continuare a contendere il titolo di ${read.card('card')}`
      : `Continuare a contendere ${read.card('card')}`,
  'option-yield': read =>
    read.word('of') === 'title'
      ? `Cedere il titolo che ${read.card('card')} contende`
      : `Cedere ${read.card('card')} e bruciare la carta`,
  'option-discard': read => `Scartare ${read.card('card')}`,
  'option-end-phase': read => `Terminare la tua ${word(terms.phases, read.word('phase'))}`,
  'option-end-turn': () => 'Terminare il tuo turno, senza scartare',
  'option-no-strike': read => `Nessun attacco con ${read.card('minion')}`,
  'option-no-action': read => `Nessuna azione con ${read.card('minion')}: ciò che è stato usato va perso`,
  'option-choose': read => word(CHOICES, read.word('ask')),
  'option-vote': read =>
    `Dichiarare ${listed([...(read.number('votes') > 0 ? [count(read.number('votes'), 'voto', 'voti')] : []), ...(read.number('ballots') > 0 ? [count(read.number('ballots'), 'preferenza', 'preferenze')] : [])])}: ${read.word('source') === 'edge' ? 'bruciare il Vantaggio' : read.card('source')}`,
  'option-done': () => 'Non dichiarare altro',
  'option-take-back': () => 'Ritirare la tua risposta sigillata e decidere di nuovo',
}

const PASSES: Readonly<Record<string, string>> = {
  announced: 'Passare: nessuna risposta all’annuncio',
  blocks: 'Passare: nessun blocco',
  attempt: 'Passare: nessuna risposta al tentativo di blocco',
  declined: 'Passare: nessuna risposta prima che l’azione si risolva',
  success: 'Passare: nessuna risposta al successo',
  blocked: 'Passare: nessuna risposta prima che il blocco si risolva',
  resolved: 'Passare: nessuna risposta dopo l’azione',
  'as-played': 'Passare: nessuna risposta alla carta',
  'combat-begins': 'Passare: lasciar iniziare il combattimento',
  'before-range': 'Passare: nulla prima di determinare la distanza',
  range: 'Passare: nessuna manovra',
  'before-strikes': 'Passare: nulla prima di scegliere gli attacchi',
  'as-chosen': 'Passare: nulla con questo attacco',
  'additional-strikes': 'Passare: nessun attacco addizionale',
  press: 'Passare: nessun inseguimento',
  'round-end': 'Passare: nulla alla fine del round',
  'combat-ends': 'Passare: lasciar terminare il combattimento',
  prevent: 'Passare: nessuna prevenzione',
  ousting: 'Passare: nessuna risposta prima dell’eliminazione',
  'to-torpor': 'Passare: nessuna risposta prima che vada in torpore',
  'before-votes': 'Passare: nulla prima di dichiarare i voti',
  polling: 'Passare: nessun voto per ora',
  diablerized: 'Passare: nessuna risposta alla diablerie',
  between: 'Passare: nulla per ora',
}

const CHOICES: Readonly<Record<ChoiceKey, string>> = {
  'choose-new-target': 'Scegliere il nuovo bersaglio',
  'choose-minion': 'Scegliere il servitore',
  'choose-vampire': 'Scegliere il vampiro',
  'choose-terms': 'Dichiarare i termini',
  'choose-strike': 'Scegliere l’attacco',
  'choose-to-continue': 'Continuare l’azione, o lasciarla finire',
  'choose-to-attempt': 'Continuare il tentativo di blocco, o lasciarlo fallire',
  'choose-strike-target': 'Scegliere contro che cosa va l’attacco',
  'choose-equipment': 'Scegliere l’equipaggiamento',
  'choose-reducers': 'Ridurre il costo',
  'choose-target': 'Scegliere il Matusalemme',
  'choose-location': 'Scegliere il luogo',
  'choose-trigger': 'Scegliere che cosa viene prima',
  'choose-victim': 'Diablerizzare il vampiro, o lasciarlo stare',
  'choose-slave': 'Mandare uno schiavo in combattimento, o nessuno',
  'choose-trophy': 'Scegliere il trofeo, o nessuno',
  'choose-awards': 'Dare trofei, o nessuno',
  'choose-circle': 'Scegliere il circolo',
  'choose-x': 'Scegliere X',
  'choose-damage': 'Scegliere quali danni si prevengono prima',
  'choose-discard': 'Scartare',
  'choose-discipline': 'Scegliere una Disciplina',
  'choose-discards': 'Scegliere quante carte scartare a caso',
  'choose-to-library': 'Scegliere che cosa va nella tua libreria',
  'choose-gain': 'Scegliere che cosa guadagnare',
  'choose-loss': 'Scegliere che cosa perdere',
  'choose-amount': 'Scegliere quanto',
  'choose-blood': 'Dividere il sangue',
  'choose-clan': 'Scegliere il clan',
  'choose-range': 'Scegliere la distanza',
  'choose-locked': 'Scegliere quale si impegna',
  'choose-payer': 'Scegliere chi paga',
  'choose-card': 'Scegliere la carta',
  'choose-order': 'Scegliere l’ordine',
  'choose-draw': 'Prendere una carta al posto di una della libreria',
}

/** What is being resolved, a line each. */
export const stack: Sentences<StackKey> = {
  'stack-action': read =>
    `${underWay(read)}${read.has('blocker') ? `; ${read.card('blocker')} tenta di bloccare: ${comparison(read)}` : ''}.`,
  'stack-combat': read =>
    `${read.card('minion')} combatte con ${read.card('opposing')}${read.number('round') > 0 ? `: round ${figure(read.number('round'))}, a ${word(ranges, read.word('range'))}` : ''}.`,
  'stack-play': read =>
    `${read.seat('seat')} gioca ${read.card('card')}${read.has('by') ? ` con ${read.card('by')}` : ''}${read.word('mode') === '' ? '' : playedAt(read.word('mode'))}.`,
  'stack-window': read => `${word(MOMENTS, read.word('window'))}.`,
  'stack-choice': read => `${read.seat('seat')} sceglie.`,
  'stack-diablerie': read => `${read.card('minion')} commette diablerie su ${read.card('card')}.`,
  'stack-referendum': read =>
    `Referendum di ${read.seat('seat')}${read.has('card') ? ` (${read.card('card')})` : ''}: ${votes(read)}.`,
  'stack-hunt': read => `Caccia di sangue contro ${read.card('card')}: ${votes(read)}.`,
}

const votes = (read: Reading): string =>
  `${figure(read.number('for'))} a favore, ${figure(read.number('against'))} contro`

/** The windows of the terms, as sentences of their own. */
const MOMENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(terms.windows).map(([key, text]) => [key, text.charAt(0).toUpperCase() + text.slice(1)]),
)

export const cases: Sentences<CaseKey> = {
  'case-if-passed': read => `Se ${passing(read.seats('ifPassed'))} e tocca a te rispondere.`,
  'when-unchanged': () => 'Se fino ad allora nessuno ha usato o dichiarato nulla.',
  'when-same': read =>
    `Finché ${listed([
      ...(read.has('target') ? [`il bersaglio è ${read.seat('target')}`] : []),
      ...(read.has('bleed') ? [`il dissanguamento è ${figure(read.number('bleed'))}`] : []),
      ...(read.has('stealth') ? [`la furtività è ${figure(read.number('stealth'))}`] : []),
      ...(read.has('intercept') ? [`l’intercetto è ${figure(read.number('intercept'))}`] : []),
      ...(read.has('blocker') ? [`${read.card('blocker')} tenta di bloccare`] : []),
      ...(read.has('tally') ? [`i voti a favore meno i voti contro sono ${figure(read.number('tally'))}`] : []),
      ...(read.has('passes')
        ? [read.number('passes') === 1 ? 'il referendum avrebbe successo' : 'il referendum fallirebbe']
        : []),
    ])}, e nessuno ha cambiato la tua mano.`,
}

export const comes = comesTo({
  pool: (whose, change) => `${whose === null ? 'Le tue risorse' : whose} ${change}`,
  blood: (change, capacity) => `Sangue: ${change} di ${capacity}`,
  ready: n => `Attivo e disimpegnato, con ${n} sangue`,
  bleed: change => `Dissanguamento ${change}`,
  stealth: change => `Furtività ${change}`,
  intercept: change => `Intercetto ${change}`,
  votes: (own, all) => `Hai ${figure(own)} di ${count(all, 'voto', 'voti')}`,
  nobody: 'Per ora nessuno può bloccare',
  block: (names, more, short) =>
    `${more > 0 ? `${names[0]} e ${count(more, 'altro', 'altri')}` : listed(names)} ${more > 0 || names.length > 1 ? 'possono' : 'può'} bloccare${short > 0 ? `, ${short === 1 ? 'manca' : 'mancano'} ${figure(short)}` : ''}`,
})

export const since: Sentences<SinceKey> = {
  'since-pool': read =>
    `Risorse di ${read.seat('seat')}: ${figure(read.number('from'))} → ${figure(read.number('to'))}.`,
  'since-edge': read => (read.has('seat') ? `${read.seat('seat')} ha il Vantaggio.` : 'Nessuno ha il Vantaggio.'),
  'since-orders': read =>
    `I tuoi ordini permanenti hanno dato ${count(read.number('orders'), 'risposta', 'risposte')}.`,
}

/** Why something is not on offer. The rule it rests on stands beside it. */
export const reasons: Sentences<ReasonKey> = {
  'not-your-turn': () => 'Non è il tuo turno.',
  'not-this-phase': () => 'Non si può fare in questa fase.',
  'action-under-way': () => 'È in corso un’altra azione.',
  locked: () => 'La carta è impegnata.',
  'in-torpor': () => 'È in torpore.',
  'not-in-torpor': () => 'Non è in torpore.',
  'not-a-vampire': () => 'Non è un vampiro.',
  'no-prey': () => 'Non hai una preda.',
  'already-bled': () => 'Questo servitore ha già dissanguato in questo turno.',
  'must-hunt-first': () => 'Questo vampiro è vuoto, quindi deve cacciare.',
  'must-act-first': () => 'Questo servitore ha un’azione obbligatoria, e non ne esegue altre.',
  'another-must-hunt': () => 'Un altro tuo vampiro attivo e disimpegnato è vuoto, e deve prima cacciare.',
  'another-must-act': () => 'Un altro tuo servitore ha un’azione obbligatoria, e deve prima eseguirla.',
  titled: () => 'Ha un titolo.',
  'already-anarch': () => 'È già Anarchico.',
  'not-enough-blood': () => 'Non ha abbastanza sangue.',
  'not-enough-pool': () => 'Non hai abbastanza risorse.',
  'not-entitled-to-block': () => 'Non sei tra chi può bloccare questa azione.',
  'already-declined': () => 'Hai già rifiutato di bloccare questa azione.',
  'attempt-under-way': () => 'Un altro servitore sta tentando di bloccare.',
  'blocks-are-over': () => 'I blocchi sono stati rifiutati.',
  'own-action': () => 'È un’azione del tuo stesso servitore.',
  'cannot-block': () => 'Non può bloccare questa azione.',
  'not-enough-transfers': () => 'Non ti restano abbastanza trasferimenti.',
  'crypt-empty': () => 'La tua cripta è vuota.',
  'library-left': () => 'Ci sono ancora carte nella tua libreria.',
  'hand-full': () => 'Il tuo turno è cominciato con la mano piena.',
  'already-declared': () => 'L’hai già dichiarato.',
  'no-counterpart': () => 'Non controlli la carta con cui si fonderebbe.',
  'not-filled': () => 'Non ha ancora tanto sangue quanta capacità.',
  'nothing-on-it': () => 'Non ci sono punti sangue su questa carta.',
  'already-controlled': () => 'Una copia è già sotto il tuo controllo.',
  'no-discard-left': () => 'Non ti restano azioni della fase di scarto.',
  'edge-not-yours': () => 'Non hai il Vantaggio.',
  'edge-already-taken': () => 'Hai già guadagnato il punto risorsa del Vantaggio in questo turno.',
  'stealth-not-needed': () => 'L’azione ora non richiede più furtività.',
  'intercept-not-needed': () => 'Il tentativo di blocco ora non richiede più intercetto.',
  'not-blocking': () => 'Questo servitore non sta tentando di bloccare.',
  'limited-already': () => 'Un effetto (limitato) ha già aumentato il dissanguamento.',
  'contest-open': () => 'Prima bisogna pagare o cedere una contesa.',
  barred: () => 'Un effetto impedisce a questo servitore di eseguire di nuovo la stessa azione in questo turno.',
  'no-cards-in-hunt': () =>
    'Una caccia di sangue non è un’azione: non si possono giocare modificatori di azione né reazioni.',
  'no-combat': () => 'Non c’è combattimento.',
  'in-combat': () => 'Può giocarla solo un servitore che non lotta in questo combattimento.',
  'inflicted-too-little': () => 'Non ha inflitto più danni del servitore avversario in questo round.',
  'not-in-combat': () => 'Può usarla solo un combattente.',
  'maneuvered-last': () => 'L’ultima manovra era la sua.',
  committed: () => 'Ha già usato la manovra di un attacco, e deve usare quell’attacco.',
  'strike-forbidden': () => 'Non può usare un attacco simile in questo round.',
  'out-of-range': () => 'Non si può usare a questa distanza.',
  'already-additional': () => 'Ha già guadagnato attacchi addizionali da un effetto (limitato) in questo round.',
  'pressed-last': () => 'L’ultimo inseguimento era il suo.',
  'nothing-to-end': () => 'Non c’è un inseguimento per continuare che possa cancellare.',
  'only-to-continue': () => 'Si può usare solo per continuare il combattimento.',
  'nothing-to-prevent': () => 'Non ci sono danni che possa prevenire.',
  forbidden: () => 'Un effetto lo vieta.',
  'no-such-minion': () => 'Non controlli nessun servitore attivo che soddisfi il requisito.',
  'not-resolved-so': () => 'L’azione non è finita così.',
  'not-acting': () => 'Può giocarla solo il servitore agente.',
  'not-another': () => 'Può giocarla solo un altro servitore dello stesso Matusalemme del servitore agente.',
  'has-not-blocked': () => 'Questo servitore non ha bloccato l’azione.',
  'not-your-predator': () => 'Il servitore agente non è del tuo predatore.',
  'not-reacting': () => 'Si gioca solo durante l’azione di un altro Matusalemme.',
  'missing-discipline': () => 'Il servitore non ha la Disciplina richiesta.',
  'missing-clan': () => 'Il servitore non è del clan richiesto.',
  'missing-title': () => 'Il servitore non ha il titolo richiesto.',
  'missing-trait': () => 'Il servitore non ha il tratto richiesto.',
  'wrong-trait': () => 'Il servitore ha un tratto che lo esclude.',
  'blood-cursed': () => 'Un vampiro con Maledizione del Sangue non può commettere diablerie.',
  'no-master': () => 'Uno schiavo non esegue azioni dirette finché non hai attivo un membro del clan che serve.',
  'not-marked': () => 'Non è stata marchiata in questo turno.',
  'already-played': () => 'Questo servitore l’ha già giocata.',
  'wrong-window': () => 'Non si può usare in questo momento.',
  'no-target': () => 'Non c’è nulla su cui usarla.',
  'bleed-too-small': () => 'Il dissanguamento non è abbastanza grande.',
  'not-bleeding-you': () => 'Nessuno ti sta dissanguando.',
  'not-a-bleed': () => 'L’azione non è un dissanguamento.',
  'not-directed-at-you': () => 'L’azione non è diretta a te.',
  'not-locked': () => 'La carta non è impegnata.',
  'vampires-only': () => 'Può usarla solo un vampiro.',
  'no-master-action': () => 'Non ti restano azioni di fase dominus.',
  'already-called': () => 'Questo referendum è già stato indetto in questo turno.',
  'one-only': () => 'Un servitore può averne solo una.',
  'not-for-this-minion': () => 'La carta non offre questa azione a questo servitore.',
  stuck: () => 'Il servitore è inibito: ciò che deve fare non si può fare, o deve fare due cose insieme.',
  recruited: () => 'Questo alleato è stato reclutato in questo turno.',
  'own-turn': () => 'È il tuo turno.',
  'requirement-met': () => 'Un tuo servitore potrebbe usare questa carta, o esserne il bersaglio.',
  'nothing-to-cancel': () => 'Non si sta giocando nessuna carta che questa possa cancellare.',
  'duty-left': () => 'Prima bisogna fare altro.',
  'missing-sect': () => 'Richiede un servitore di un’altra setta.',
  'too-young': () => 'Richiede un vampiro di capacità maggiore.',
  'not-passed': () => 'Nessun referendum di questa azione ha avuto successo.',
  'already-used': () => 'È già stata usata in questo turno.',
  'not-supported-yet': () => 'Questa carta non si può ancora giocare qui.',
}

const passing = (seats: string[]): string => `${listed(seats)} ${seats.length === 1 ? 'passa' : 'passano'}`

/** The case a seat is asked about: it comes to it only if those before it pass. */
function ifPassed(read: Reading): string {
  const seats = read.seats('ifPassed')
  return seats.length === 0 ? '' : `Se ${passing(seats)}: `
}

function underWay(read: Reading): string {
  const who = read.card('minion')
  const action = read.word('action')
  const targets = read.seats('targets')
  const stealth = read.number('stealth') > 0 ? `, con ${figure(read.number('stealth'))} furtività` : ''
  const using = read.has('card') ? ` con ${read.card('card')}` : ''
  if (action === 'hunt') return `${who} caccia${stealth}`
  if (action === 'leave-torpor') return `${who} tenta di lasciare il torpore${stealth}`
  if (action === 'become-anarch') return `${who} agisce per diventare Anarchico${stealth}`
  const on = read.has('on') ? read.card('on') : 'un vampiro'
  if (action === 'rescue') return `${who} agisce per risvegliare ${on} dal torpore${stealth}`
  if (action === 'diablerie') return `${who} agisce per diablerizzare ${on}${stealth}`
  if (action === 'enter-combat') return `${who} agisce per entrare in combattimento con ${on}${stealth}`
  if (action === 'bleed' || read.number('bleed') > 0)
    return `${who} ${read.reader('targets') ? 'ti dissangua' : `dissangua ${listed(targets)}`} da ${figure(read.number('bleed'))}${using}${stealth}`
  return `${who} agisce${using}${targets.length ? `, contro ${listed(targets)}` : ''}${stealth}`
}

function comparison(read: Reading): string {
  const intercept = read.number('intercept')
  const stealth = read.number('stealth')
  const missing = stealth - intercept
  return `intercetto ${figure(intercept)} contro furtività ${figure(stealth)}${missing > 0 ? `, ${missing === 1 ? 'manca' : 'mancano'} ${figure(missing)}` : ''}`
}

const source = (read: Reading): string => (read.has('card') ? `${read.card('card')}: ` : '')

function range(read: Reading): string {
  const min = read.number('min')
  const max = read.number('max')
  return min === max ? figure(max) : `da ${figure(min)} a ${figure(max)}`
}
