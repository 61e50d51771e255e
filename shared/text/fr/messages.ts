import type { AskKey, CaseKey, OptionKey, ReasonKey, SinceKey, StackKey } from '../../rules/index.ts'
import type { ChoiceKey } from '../../cards/language.ts'
import { comesTo } from '../option-previews.ts'
import type { Reading } from '../spoken-language.ts'
import { blood, count, de, figure, listed, pool, que, RANGES, word } from './grammar.ts'
import { playedAt, terms } from './terms.ts'

type Sentences<K extends string> = Record<K, (read: Reading) => string>

/** What is going on, then the question. */
export const asks: Sentences<AskKey> = {
  'ask-unlock': () => 'Votre phase de redressement : utiliser quelque chose avant de continuer ?',
  'ask-master': () => 'Votre phase de maître : jouer une carte de maître, ou continuer ?',
  'ask-minion': () => 'Votre phase de serviteur : quel serviteur agit ?',
  'ask-acting': read => `${read.card('minion')} effectue une action durant cette phase : laquelle ?`,
  'ask-influence': read =>
    read.number('transfers') > 0
      ? `Votre phase d’influence : dépenser vos transferts (${figure(read.number('transfers'))} à dépenser) ?`
      : 'Votre phase d’influence : faire sortir un vampire, ou continuer ?',
  'ask-discard': () => 'Votre phase de défausse : défausser une carte, ou terminer votre tour ?',
  'ask-blocks': read =>
    `${ifPassed(read)}${underWay(read)}. ${word(ROLES, read.has('role') ? read.word('role') : 'blocks')}`,
  'ask-attempt': read =>
    `${ifPassed(read)}${read.card('blocker')} tente de bloquer ${read.card('minion')} : ${comparison(read)}. Répondre ?`,
  'ask-declined': read => `${ifPassed(read)}${underWay(read)}, et personne ne bloque. Répondre avant la résolution ?`,
  'ask-window': read => `${ifPassed(read)}${word(WINDOW_QUESTIONS, read.word('window'))}`,
  'ask-as-played': read =>
    `${ifPassed(read)}${read.seat('seat')} joue ${read.card('card')}. Répondre lorsqu’elle est jouée ?`,
  'ask-polling': read =>
    `${read.has('hunted') ? `Chasse de sang contre ${read.card('hunted')} ?` : `Référendum ${de(read.seat('seat'))}${read.has('card') ? ` (${read.card('card')})` : ''} :`} ${votes(read)}${read.has('ballotsFor') ? ` (bloc des prisci : ${figure(read.number('ballotsFor'))} à ${figure(read.number('ballotsAgainst'))})` : ''}. ${read.number('votes') === 0 ? 'Quelque chose avant le décompte des voix ?' : 'Vos voix ?'}`,
  'ask-diablerie': read => `${read.card('minion')} commet la diablerie sur ${read.card('card')}. Que prendre ?`,
  'ask-spoils': read => `Quel équipement prendre à ${read.card('card')} ?`,
  'ask-discipline': read => `Quelle carte de Discipline, s’il y a lieu, mettre sur ${read.card('minion')} ?`,
  'ask-rescued-pays': read => `Quelle part du coût paie ${read.card('card')} ?`,
  'ask-prevent': read =>
    `${ifPassed(read)}${read.card('card')} subit ${count(read.number('normal') + read.number('aggravated'), 'point de dégâts', 'points de dégâts')}${read.number('aggravated') > 0 ? `, dont ${count(read.number('aggravated'), 'aggravé')}` : ''}. En prévenir ?`,
  'ask-strike': read =>
    `${read.card('minion')} combat ${read.card('opposing')} ${word(RANGES, read.word('range'))}${read.has('strike') ? `. Frappe adverse : ${word(terms.strikes, read.word('strike'))}` : ''}. Quelle frappe ?`,
  'choose-new-target': read => `${source(read)}Quelle est la nouvelle cible ?`,
  'choose-minion': read => `${source(read)}Quel serviteur ?`,
  'choose-vampire': read =>
    `${source(read)}${read.number('max') > 1 ? `Quels vampires (${range(read)}) ?` : 'Quel vampire ?'}`,
  'choose-terms': read =>
    `${source(read)}${read.has('points') ? `Comment répartir ${count(read.number('points'), 'point')} ?` : 'Quels sont les termes ?'}`,
  'choose-strike': read => `${source(read)}Quelle frappe ?`,
  'choose-to-continue': read => `${source(read)}Brûler 1 point de sang et poursuivre l’action comme sans blocage ?`,
  'choose-to-attempt': read => `${source(read)}Brûler 1 point de sang et poursuivre la tentative de blocage ?`,
  'choose-strike-target': read => `Contre ${read.card('card')}, ou contre un de ses compagnons ?`,
  'choose-equipment': read => `${source(read)}Quel équipement ?`,
  'choose-reducers': () => 'Qu’utiliser, s’il y a lieu, pour réduire le coût ?',
  'choose-target': read => `${source(read)}Quel Mathusalem ?`,
  'choose-location': read => `${source(read)}Quel lieu ?`,
  'choose-x': read => `${source(read)}Que vaut X ?`,
  'choose-damage': read => `${source(read)}Quels dégâts prévenir d’abord, aggravés ou normaux ?`,
  'choose-trigger': read => `${source(read)}Qu’est-ce qui vient d’abord ?`,
  'choose-slave': read => `${source(read)}Un esclave combat-il à la place du serviteur bloqué ?`,
  'choose-trophy': read =>
    `${source(read)}Quel trophée, s’il y a lieu, donner depuis votre bibliothèque, votre tas de cendres ou votre main ?`,
  'choose-awards': read => `${source(read)}Lesquels de vos trophées en jeu, s’il y a lieu, donner au vampire ?`,
  'choose-circle': read => `${source(read)}À quel cercle appartient-il ?`,
  'choose-victim': read => `${source(read)}Diabler le vampire bloqué ?`,
  'choose-discard': read =>
    `${source(read)}${read.number('max') > 1 ? `Quelles cartes défausser (${figure(read.number('max'))}) ?` : 'Quelle carte défausser ?'}`,
  'choose-discipline': read => `${source(read)}Quelle Discipline ?`,
  'choose-discards': read =>
    `${source(read)}Combien de cartes de votre main (${range(read)}), et le reste en réserve ?`,
  'choose-to-library': read =>
    `${source(read)}Quelles cartes mettre au-dessous de votre bibliothèque (${range(read)}) ?`,
  'choose-gain': read => `${source(read)}Que gagner ainsi ?`,
  'choose-loss': read => `${source(read)}Que perdre ainsi ?`,
  'choose-amount': read => `${source(read)}Combien (${range(read)}) ?`,
  'choose-clan': read => `${source(read)}Quel clan ?`,
  'choose-range': read => `${source(read)}À quelle portée se déroule ce round ?`,
  'choose-blood': read =>
    `${source(read)}Votre réserve et vos vampires paient ensemble ${figure(read.number('points'))} : combien de sang de quels vampires ?`,
  'choose-payer': read =>
    `${source(read)}Si aucun ne paie, vous payez 1 point de réserve. Quel vampire paie 1 point de sang ?`,
  'choose-locked': read => `${source(read)}Lequel incliner ?`,
  'choose-card': read => `${source(read)}Quelle carte${read.number('min') === 0 ? ', s’il y a lieu' : ''} ?`,
  'choose-order': read => `${source(read)}Dans quel ordre remettre les cartes, la première au-dessus ?`,
  'choose-draw': read =>
    `${source(read)}Quelle carte prenez-vous à la place d’une carte de votre bibliothèque${read.number('min') === 0 ? ', s’il y a lieu' : ''} ?`,
}

/** What is asked while blocks may be declared, by who is asked. */
const ROLES: Readonly<Record<string, string>> = {
  acts: 'Quelque chose avant leur décision ?',
  blocks: 'Bloquer ?',
  other: 'Vous ne pouvez pas bloquer : répondre ?',
}

const WINDOW_QUESTIONS: Readonly<Record<string, string>> = {
  announced: 'L’action est annoncée. Y répondre ?',
  blocks: 'Bloquer ?',
  attempt: 'Un serviteur tente de bloquer. Répondre ?',
  declined: 'Personne ne bloque. Répondre avant la résolution de l’action ?',
  success: 'L’action va réussir. Y répondre ?',
  blocked: 'L’action est bloquée. Répondre avant la résolution du blocage ?',
  resolved: 'L’action est résolue. Répondre avant qu’elle ne se termine ?',
  'as-played': 'Une carte est jouée. Répondre lorsqu’elle est jouée ?',
  'combat-begins': 'Un combat va commencer. Répondre ?',
  'before-range': 'Combat, avant l’étape de manœuvre : utiliser quelque chose ?',
  range: 'Combat, portée : manœuvrer ?',
  'before-strikes': 'Combat, avant que les frappes ne soient choisies : utiliser quelque chose ?',
  strike: 'Combat, choix de la frappe : laquelle ?',
  'as-chosen': 'Combat, une frappe est choisie : y ajouter quelque chose ?',
  'additional-strikes': 'Combat, après les premières frappes : gagner des frappes additionnelles ?',
  press: 'Combat, le round est terminé : jouer une poursuite ?',
  'round-end': 'Combat, fin de round : utiliser quelque chose ?',
  'combat-ends': 'Le combat va se terminer : utiliser quelque chose ?',
  prevent: 'Combat, dégâts : en prévenir ?',
  ousting: 'Un Mathusalem n’a plus de réserve, son élimination est imminente. Répondre ?',
  'to-torpor': 'Un vampire agonisant va partir en torpeur. Répondre ?',
  'before-votes': 'Référendum, avant que les voix ne soient exprimées : utiliser quelque chose ?',
  polling: 'Référendum, étape de vote : exprimer des voix ?',
  diablerized: 'Une diablerie vient d’avoir lieu. Répondre avant la chasse de sang ?',
  between: 'Entre deux effets de cette phase : utiliser quelque chose ?',
}

/** What it would do, in the infinitive. Costs stand beside it, as fields of the option. */
export const options: Sentences<OptionKey> = {
  'option-pass': read => word(PASSES, read.word('window')),
  'option-decline': read => `Renoncer à bloquer ${read.card('minion')} jusqu’à la fin de cette action`,
  'option-block': read => `Bloquer ${read.card('blocking')} avec ${read.card('minion')} : ${comparison(read)}`,
  'option-bleed': read =>
    `Mordre ${read.seat('target')} avec ${read.card('minion')} : ${pool(read.number('bleed'))} si personne ne bloque`,
  'option-hunt': read => `Chasser avec ${read.card('minion')} : ${blood(read.number('amount'))} si personne ne bloque`,
  'option-leave-torpor': read => `Sortir ${read.card('minion')} de torpeur, si personne ne bloque`,
  'option-become-anarch': read => `Devenir Anarch avec ${read.card('minion')}, si personne ne bloque`,
  'option-rescue': read =>
    `Secourir ${read.card('card')} de torpeur avec ${read.card('minion')}, si personne ne bloque`,
  'option-diablerie': read => `Diabler ${read.card('card')} avec ${read.card('minion')}`,
  'option-equip': read => `Équiper ${read.card('minion')} à partir ${de(read.card('from'))}, si personne ne bloque`,
  'option-action': read =>
    read.word('action') === 'burn' && read.card('card') !== read.card('minion')
      ? `Brûler ${read.card('card')} avec ${read.card('minion')}`
      : `Utiliser l’action ${de(read.card('card'))} avec ${read.card('minion')} : ${word(terms.uses, read.word('action'))}`,
  'option-play': read =>
    `Jouer ${read.card('card')}${read.has('minion') ? ` avec ${read.card('minion')}` : ''}${read.has('mode') && read.word('mode') !== '' ? playedAt(read.word('mode')) : ''}`,
  'option-use': read =>
    read.word('ability') === 'burn'
      ? `Brûler ${read.card('card')}`
      : `Utiliser ${read.card('card')} : ${word(terms.uses, read.word('ability'))}`,
  'option-trigger': read => `Utiliser ${read.card('card')} maintenant`,
  'option-strike': read =>
    `Frapper avec ${read.card('minion')} : ${word(terms.strikes, read.word('strike'))}${read.has('card') ? ` (${read.card('card')})` : ''}${read.has('range') ? ', sans effet à distance' : ''}${read.has('damage') ? `, ${count(read.number('damage'), 'point de dégâts', 'points de dégâts')}${read.has('aggravated') ? ' aggravés' : ''}` : ''}`,
  'option-maneuver': read =>
    `Manœuvrer avec ${read.card('minion')} pour combattre ${word(RANGES, read.word('range'))}${read.has('card') ? ` (${read.card('card')})` : ''}`,
  'option-press': read =>
    `Jouer une poursuite avec ${read.card('minion')} pour ${read.word('to') === 'continue' ? 'continuer' : 'terminer'} le combat`,
  'option-invest': read =>
    `Déplacer de la réserve vers ${read.card('card')} : ${figure(read.number('pool'))} sur ${figure(read.number('capacity'))} en sang pour l’instant`,
  'option-withdraw': read => `Ramener du sang ${de(read.card('card'))} dans votre réserve`,
  'option-merge': read => `Fusionner ${read.card('card')} avec ${read.card('with')}`,
  'option-bring-out': read => `Faire entrer ${read.card('card')} en jeu`,
  'option-draw-crypt': () => 'Piocher une carte de votre crypte',
  'option-declare-withdrawal': () =>
    'Déclarer votre retraite : vous quittez la partie juste avant votre prochaine phase de redressement si, d’ici là, vous ne perdez pas de réserve et que vos serviteurs ne perdent pas de sang et n’entrent pas en combat',
  'option-edge': () => 'Gagner 1 point de réserve grâce à l’Avantage',
  'option-unlock': read => `Redresser ${read.card('card')}, ce qui ne se fait pas tout seul`,
  'option-mark': read => `Marquer ${read.card('card')} pour ce tour`,
  'option-enter-combat': read =>
    `Entrer en combat contre ${read.card('card')} avec ${read.card('minion')}, si personne ne bloque`,
  'option-pay': read =>
    read.word('of') === 'title'
      ? `Continuer à disputer le titre ${de(read.card('card'))}`
      : `Continuer à disputer ${read.card('card')}`,
  'option-yield': read =>
    read.word('of') === 'title'
      ? `Céder le titre ${que(read.card('card'))} dispute`
      : `Céder et brûler ${read.card('card')}`,
  'option-discard': read => `Défausser ${read.card('card')}`,
  'option-end-phase': read => `Terminer votre ${word(terms.phases, read.word('phase'))}`,
  'option-end-turn': () => 'Terminer votre tour, sans défausse',
  'option-no-strike': read => `Aucune frappe avec ${read.card('minion')}`,
  'option-no-action': read => `Aucune action avec ${read.card('minion')} : ce qui a été utilisé pour cela est perdu`,
  'option-choose': read => word(CHOICES, read.word('ask')),
  'option-vote': read =>
    `Exprimer ${listed([...(read.number('votes') > 0 ? [count(read.number('votes'), 'voix', 'voix')] : []), ...(read.number('ballots') > 0 ? [count(read.number('ballots'), 'bulletin')] : [])])} : ${read.word('source') === 'edge' ? 'brûler l’Avantage' : read.card('source')}`,
  'option-done': () => 'Ne rien exprimer de plus',
  'option-take-back': () => 'Reprendre votre réponse scellée et décider de nouveau',
}

const PASSES: Readonly<Record<string, string>> = {
  announced: 'Passer : pas de réponse à l’annonce',
  blocks: 'Passer : pas de blocage',
  attempt: 'Passer : pas de réponse à la tentative de blocage',
  declined: 'Passer : pas de réponse avant la résolution de l’action',
  success: 'Passer : pas de réponse à la réussite',
  blocked: 'Passer : pas de réponse avant la résolution du blocage',
  resolved: 'Passer : pas de réponse après l’action',
  'as-played': 'Passer : pas de réponse à la carte',
  'combat-begins': 'Passer : laisser le combat commencer',
  'before-range': 'Passer : rien avant l’étape de manœuvre',
  range: 'Passer : pas de manœuvre',
  'before-strikes': 'Passer : rien avant le choix des frappes',
  'as-chosen': 'Passer : rien avec cette frappe',
  'additional-strikes': 'Passer : pas de frappe additionnelle',
  press: 'Passer : pas de poursuite',
  'round-end': 'Passer : rien à la fin de round',
  'combat-ends': 'Passer : laisser le combat se terminer',
  prevent: 'Passer : ne rien prévenir',
  ousting: 'Passer : pas de réponse avant l’élimination',
  'to-torpor': 'Passer : pas de réponse avant la torpeur',
  'before-votes': 'Passer : rien avant que les voix ne soient exprimées',
  polling: 'Passer : pas de voix pour l’instant',
  diablerized: 'Passer : pas de réponse à la diablerie',
  between: 'Passer : rien pour l’instant',
}

const CHOICES: Readonly<Record<ChoiceKey, string>> = {
  'choose-new-target': 'Choisir la nouvelle cible',
  'choose-minion': 'Choisir le serviteur',
  'choose-vampire': 'Choisir le vampire',
  'choose-terms': 'Choisir les termes',
  'choose-strike': 'Choisir la frappe',
  'choose-to-continue': 'Poursuivre l’action, ou la laisser se terminer',
  'choose-to-attempt': 'Poursuivre la tentative de blocage, ou la laisser échouer',
  'choose-strike-target': 'Choisir la cible de la frappe',
  'choose-equipment': 'Choisir l’équipement',
  'choose-reducers': 'Réduire le coût',
  'choose-target': 'Choisir le Mathusalem',
  'choose-location': 'Choisir le lieu',
  'choose-trigger': 'Choisir ce qui vient d’abord',
  'choose-victim': 'Le diabler, ou l’épargner',
  'choose-slave': 'Envoyer un esclave au combat, ou aucun',
  'choose-trophy': 'Choisir le trophée, ou aucun',
  'choose-awards': 'Donner des trophées, ou aucun',
  'choose-circle': 'Choisir le cercle',
  'choose-x': 'Choisir X',
  'choose-damage': 'Choisir les dégâts à prévenir d’abord',
  'choose-discard': 'Défausser',
  'choose-discipline': 'Choisir une Discipline',
  'choose-discards': 'Choisir combien de cartes défausser au hasard',
  'choose-to-library': 'Choisir ce qui va dans votre bibliothèque',
  'choose-gain': 'Choisir ce que vous gagnez',
  'choose-loss': 'Choisir ce que vous perdez',
  'choose-amount': 'Choisir combien',
  'choose-blood': 'Répartir le sang',
  'choose-clan': 'Choisir le clan',
  'choose-range': 'Choisir la portée',
  'choose-locked': 'Choisir la carte à incliner',
  'choose-payer': 'Choisir le vampire qui paie',
  'choose-card': 'Choisir la carte',
  'choose-order': 'Choisir l’ordre',
  'choose-draw': 'Prendre une carte à la place d’une carte de la bibliothèque',
}

/** What is being resolved, a line each. */
export const stack: Sentences<StackKey> = {
  'stack-action': read =>
    `${underWay(read)}${read.has('blocker') ? ` ; ${read.card('blocker')} tente de bloquer : ${comparison(read)}` : ''}.`,
  'stack-combat': read =>
    `${read.card('minion')} combat ${read.card('opposing')}${read.number('round') > 0 ? ` : round ${figure(read.number('round'))}, ${word(RANGES, read.word('range'))}` : ''}.`,
  'stack-play': read =>
    `${read.seat('seat')} joue ${read.card('card')}${read.has('by') ? ` avec ${read.card('by')}` : ''}${read.word('mode') === '' ? '' : playedAt(read.word('mode'))}.`,
  'stack-window': read => `${word(MOMENTS, read.word('window'))}.`,
  'stack-choice': read => `${read.seat('seat')} choisit.`,
  'stack-diablerie': read => `${read.card('minion')} commet la diablerie sur ${read.card('card')}.`,
  'stack-referendum': read =>
    `Référendum ${de(read.seat('seat'))}${read.has('card') ? ` (${read.card('card')})` : ''} : ${votes(read)}.`,
  'stack-hunt': read => `Chasse de sang contre ${read.card('card')} : ${votes(read)}.`,
}

const votes = (read: Reading): string => `${figure(read.number('for'))} pour, ${figure(read.number('against'))} contre`

/** The windows of the terms, as sentences of their own. */
const MOMENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(terms.windows).map(([key, text]) => [key, text.charAt(0).toUpperCase() + text.slice(1)]),
)

export const cases: Sentences<CaseKey> = {
  'case-if-passed': read => `Si ${listed(read.seats('ifPassed'))} ${passes(read)} et que c’est à vous de répondre.`,
  'when-unchanged': () => 'Si personne n’utilise ni ne déclare rien d’ici là.',
  'when-same': read =>
    `Tant que ces conditions tiennent : ${[
      ...(read.has('target') ? [`la cible est ${read.seat('target')}`] : []),
      ...(read.has('bleed') ? [`la morsure est de ${figure(read.number('bleed'))}`] : []),
      ...(read.has('stealth') ? [`la discrétion est de ${figure(read.number('stealth'))}`] : []),
      ...(read.has('intercept') ? [`l’interception est de ${figure(read.number('intercept'))}`] : []),
      ...(read.has('blocker') ? [`${read.card('blocker')} tente de bloquer`] : []),
      ...(read.has('tally') ? [`les voix pour moins les voix contre font ${figure(read.number('tally'))}`] : []),
      ...(read.has('passes')
        ? [read.number('passes') === 1 ? 'le référendum passerait' : 'le référendum échouerait']
        : []),
      'personne ne change votre main',
    ].join(' ; ')}.`,
}

export const comes = comesTo({
  pool: (whose, change) => `${whose === null ? 'Votre réserve' : whose} ${change}`,
  blood: (change, capacity) => `Sang : ${change} sur ${capacity}`,
  ready: n => `Disponible et redressé, avec ${blood(n)}`,
  bleed: change => `Morsure ${change}`,
  stealth: change => `Discrétion ${change}`,
  intercept: change => `Interception ${change}`,
  votes: (own, all) => `Vous avez ${figure(own)} voix sur ${figure(all)}`,
  nobody: 'Personne ne peut bloquer pour l’instant',
  block: (names, more, short) =>
    `${more > 0 ? `${names[0]} et ${count(more, 'autre')}` : listed(names)} ${more > 0 || names.length > 1 ? 'peuvent' : 'peut'} bloquer${short > 0 ? `, il manque ${figure(short)}` : ''}`,
})

export const since: Sentences<SinceKey> = {
  'since-pool': read =>
    `Réserve ${de(read.seat('seat'))} : ${figure(read.number('from'))} → ${figure(read.number('to'))}.`,
  'since-edge': read => (read.has('seat') ? `${read.seat('seat')} a l’Avantage.` : 'Personne n’a l’Avantage.'),
  'since-orders': read => `Vos ordres permanents donnent ${count(read.number('orders'), 'réponse')}.`,
}

/** Why something is not on offer. The rule it rests on stands beside it. */
export const reasons: Sentences<ReasonKey> = {
  'not-your-turn': () => 'Ce n’est pas votre tour.',
  'not-this-phase': () => 'Cela ne se fait pas dans cette phase.',
  'action-under-way': () => 'Une autre action est en cours.',
  locked: () => 'La carte est inclinée.',
  'in-torpor': () => 'Ce vampire est en torpeur.',
  'not-in-torpor': () => 'Ce vampire n’est pas en torpeur.',
  'not-a-vampire': () => 'Ce n’est pas un vampire.',
  'no-prey': () => 'Vous n’avez pas de proie.',
  'already-bled': () => 'Ce serviteur a déjà mordu ce tour-ci.',
  'must-hunt-first': () => 'Ce vampire est vide, il chasse donc obligatoirement.',
  'must-act-first': () => 'Ce serviteur a une action obligatoire, et n’en effectue pas d’autre.',
  'another-must-hunt': () => 'Un autre de vos vampires redressés et disponibles est vide, et chasse d’abord.',
  'another-must-act': () => 'Un autre de vos serviteurs a une action obligatoire, et l’effectue d’abord.',
  titled: () => 'Ce vampire a un titre.',
  'already-anarch': () => 'Ce vampire est déjà Anarch.',
  'not-enough-blood': () => 'Ce vampire n’a pas assez de sang.',
  'not-enough-pool': () => 'Vous n’avez pas assez de réserve.',
  'not-entitled-to-block': () => 'Cette action ne peut pas être bloquée par vous.',
  'already-declined': () => 'Vous avez déjà renoncé à bloquer cette action.',
  'attempt-under-way': () => 'Un autre serviteur tente de bloquer.',
  'blocks-are-over': () => 'Tous les Mathusalems ont déjà renoncé à bloquer.',
  'own-action': () => 'C’est une action de votre propre serviteur.',
  'cannot-block': () => 'Ce serviteur ne peut pas bloquer cette action.',
  'not-enough-transfers': () => 'Vous n’avez plus assez de transferts.',
  'crypt-empty': () => 'Votre crypte est vide.',
  'library-left': () => 'Il reste des cartes dans votre bibliothèque.',
  'hand-full': () => 'Votre main était pleine au début de votre tour.',
  'already-declared': () => 'Votre retraite est déjà déclarée.',
  'no-counterpart': () => 'Vous ne contrôlez pas la carte avec laquelle fusionner.',
  'not-filled': () => 'Le sang n’atteint pas encore la capacité.',
  'nothing-on-it': () => 'Il n’y a pas de sang sur cette carte.',
  'already-controlled': () => 'Vous en contrôlez déjà un exemplaire.',
  'no-discard-left': () => 'Vous n’avez plus d’action de phase de défausse.',
  'edge-not-yours': () => 'Vous n’avez pas l’Avantage.',
  'edge-already-taken': () => 'La réserve de l’Avantage est déjà gagnée ce tour-ci.',
  'stealth-not-needed': () => 'L’action n’a pas besoin de plus de discrétion maintenant.',
  'intercept-not-needed': () => 'La tentative de blocage n’a pas besoin de plus d’interception maintenant.',
  'not-blocking': () => 'Ce serviteur ne tente pas de bloquer.',
  'limited-already': () => 'Un effet (limité) augmente déjà la morsure.',
  'contest-open': () => 'Une dispute doit d’abord être payée ou cédée.',
  barred: () => 'Un effet empêche ce serviteur d’effectuer encore la même action ce tour-ci.',
  'no-cards-in-hunt': () => 'Une chasse de sang n’est pas une action : ni modificateur d’action ni réaction.',
  'no-combat': () => 'Il n’y a pas de combat.',
  'in-combat': () => 'Seul un serviteur hors de ce combat peut la jouer.',
  'inflicted-too-little': () => 'Ce serviteur n’a pas infligé plus de dégâts que le serviteur adverse dans ce round.',
  'not-in-combat': () => 'Seul un combattant peut l’utiliser.',
  'maneuvered-last': () => 'La dernière manœuvre est déjà de ce serviteur.',
  committed: () => 'La manœuvre d’une frappe est déjà utilisée, et cette frappe s’impose.',
  'strike-forbidden': () => 'Une telle frappe est impossible dans ce round.',
  'out-of-range': () => 'Cela ne s’utilise pas à cette portée.',
  'already-additional': () => 'Un effet (limité) donne déjà des frappes additionnelles dans ce round.',
  'pressed-last': () => 'La dernière poursuite est déjà de ce serviteur.',
  'nothing-to-end': () => 'Il n’y a pas de poursuite pour continuer à annuler.',
  'only-to-continue': () => 'Cela ne sert qu’à continuer le combat.',
  'nothing-to-prevent': () => 'Il n’y a pas de dégâts à prévenir ainsi.',
  forbidden: () => 'Un effet l’interdit.',
  'no-such-minion': () => 'Vous ne contrôlez aucun serviteur disponible qui remplit le prérequis.',
  'not-resolved-so': () => 'L’action ne s’est pas terminée ainsi.',
  'not-acting': () => 'Seul le serviteur qui agit peut la jouer.',
  'not-another': () => 'Seul un autre serviteur du Mathusalem actif peut la jouer.',
  'has-not-blocked': () => 'Ce serviteur n’a pas bloqué l’action.',
  'not-your-predator': () => 'Le serviteur qui agit n’est pas à votre prédateur.',
  'not-reacting': () => 'Elle ne se joue que durant l’action d’un autre Mathusalem.',
  'missing-discipline': () => 'Le serviteur n’a pas la Discipline requise.',
  'missing-clan': () => 'Le serviteur n’est pas du clan requis.',
  'missing-title': () => 'Le serviteur n’a pas le titre requis.',
  'missing-trait': () => 'Le serviteur n’a pas le trait requis.',
  'wrong-trait': () => 'Le serviteur a un trait qui l’exclut.',
  'blood-cursed': () => 'Un vampire avec la Malédiction du sang ne peut pas commettre la diablerie.',
  'no-master': () =>
    'Un esclave n’effectue pas d’action dirigée tant que vous n’avez aucun membre disponible du clan de son maître.',
  'not-marked': () => 'La carte n’est pas marquée ce tour-ci.',
  'already-played': () => 'Ce serviteur l’a déjà jouée.',
  'wrong-window': () => 'Cela ne s’utilise pas à ce moment.',
  'no-target': () => 'Il n’y a pas de cible possible.',
  'bleed-too-small': () => 'La morsure n’est pas assez grande.',
  'not-bleeding-you': () => 'Personne ne vous mord.',
  'not-a-bleed': () => 'L’action n’est pas une morsure.',
  'not-directed-at-you': () => 'L’action n’est pas dirigée contre vous.',
  'not-locked': () => 'La carte n’est pas inclinée.',
  'vampires-only': () => 'Seul un vampire peut l’utiliser.',
  'no-master-action': () => 'Vous n’avez plus d’action de phase de maître.',
  'already-called': () => 'Ce référendum est déjà appelé ce tour-ci.',
  'one-only': () => 'Un serviteur n’en a qu’un exemplaire.',
  'not-for-this-minion': () => 'La carte n’offre pas cette action à ce serviteur.',
  stuck: () => 'Ce serviteur est coincé : son action obligatoire est impossible, ou il en a deux à la fois.',
  recruited: () => 'Cet allié a été recruté ce tour-ci.',
  'own-turn': () => 'C’est votre propre tour.',
  'requirement-met': () => 'Un de vos serviteurs pourrait utiliser cette carte, ou en être la cible.',
  'nothing-to-cancel': () => 'Aucune carte jouée ne peut être annulée ainsi.',
  'duty-left': () => 'Autre chose doit d’abord être fait.',
  'missing-sect': () => 'Il faut un serviteur d’une autre secte.',
  'too-young': () => 'Il faut un vampire de capacité plus élevée.',
  'not-passed': () => 'Aucun référendum de cette action n’est passé.',
  'already-used': () => 'Cela ne s’utilise qu’une fois ce tour-ci.',
  'not-supported-yet': () => 'Cette carte ne peut pas encore être jouée ici.',
}

const passes = (read: Reading): string => (read.seats('ifPassed').length === 1 ? 'passe' : 'passent')

/** The case a seat is asked about: it comes to it only if those before it pass. */
const ifPassed = (read: Reading): string =>
  read.seats('ifPassed').length === 0 ? '' : `Si ${listed(read.seats('ifPassed'))} ${passes(read)} : `

function underWay(read: Reading): string {
  const who = read.card('minion'),
    action = read.word('action'),
    targets = read.seats('targets')
  const stealth = read.number('stealth') > 0 ? `, ${figure(read.number('stealth'))} en discrétion` : ''
  const using = read.has('card') ? ` avec ${read.card('card')}` : ''
  if (action === 'hunt') return `${who} chasse${stealth}`
  if (action === 'leave-torpor') return `${who} agit pour sortir de torpeur${stealth}`
  if (action === 'become-anarch') return `${who} agit pour devenir Anarch${stealth}`
  const on = read.has('on') ? read.card('on') : 'un vampire'
  if (action === 'rescue') return `${who} agit pour secourir ${on} de torpeur${stealth}`
  if (action === 'diablerie') return `${who} agit pour diabler ${on}${stealth}`
  if (action === 'enter-combat') return `${who} agit pour entrer en combat contre ${on}${stealth}`
  if (action === 'bleed' || read.number('bleed') > 0)
    return `${who} ${read.reader('targets') ? 'vous mord' : `mord ${listed(targets)}`} pour ${figure(read.number('bleed'))}${using}${stealth}`
  return `${who} agit${using}${targets.length ? `, action dirigée contre ${listed(targets)}` : ''}${stealth}`
}

function comparison(read: Reading): string {
  const intercept = read.number('intercept'),
    stealth = read.number('stealth'),
    missing = stealth - intercept
  return `interception ${figure(intercept)} contre discrétion ${figure(stealth)}${missing > 0 ? `, il manque ${figure(missing)}` : ''}`
}

const source = (read: Reading): string => (read.has('card') ? `${read.card('card')} : ` : '')

function range(read: Reading): string {
  const min = read.number('min'),
    max = read.number('max')
  return min === max ? figure(max) : `${figure(min)} à ${figure(max)}`
}
