/**
 * Words of an official wording that stand for a clause of their own, and what the text made from a definition must hold
 * where the definition says it. A clause that was left out is the commonest fault of a card, and the hardest to see.
 */
export interface Marker {
  name: string
  printed: RegExp
  said: RegExp
}

const marker = (name: string, printed: RegExp, said: RegExp): Marker => ({ name, printed, said })

export const markers: readonly Marker[] = [
  // When its replacement comes.
  marker('do not replace', /do not replace|not replaced until/i, /not replaced/),
  marker('discard', /\bdiscard (?:a|an|\d|one|two)/i, /discard/i),
  marker('search', /search your library/i, /library/),
  marker('ash heap', /ash heap/i, /ash heap/),
  // Who it is about.
  marker('younger', /younger/i, /younger|older/),
  marker('older', /same age or older|older/i, /older/),
  marker('capacity', /capacity/i, /capacity/),
  marker('ally', /\ball(?:y|ies)\b/i, /\ball(?:y|ies)\b/i),
  marker('titled', /\btitled\b/i, /titled|title|Has \d votes?/i),
  marker('unique', /unique infernal/i, /unique/),
  marker(
    'another',
    /\banother\b(?! strike)|\bother (?:minion|vampire|methuselah|ready)/i,
    /other|do(?:es)? not control|not this|not that/i,
  ),
  marker(
    'you control',
    /\b(?:minion|vampire|ally|anarch|location|card)s? you control\b/i,
    /you control|your|you have/i,
  ),
  marker('ready', /\bready (?!region)/i, /ready/i),
  marker('prey', /\bprey\b/i, /prey/),
  marker('predator', /predator\b/i, /predator/),
  marker('each Methuselah', /each (?:other )?methuselah/i, /each (?:other )?Methuselah|each of them|every/i),
  // What must be, and when.
  marker('only', /\bonly\b/i, /\bonly\b|\bonce\b|\busable\b|to continue|has gained no blood/i),
  marker('even if', /\beven if\b/i, /even if|whether or not|locked|whatever/i),
  marker('first round', /first round/i, /first round|once, when a round begins/),
  marker('close range', /at close range/i, /close range|range is close/),
  marker('long range', /at long range/i, /long range|range is long/),
  marker('phase', /(unlock|master|influence|discard) phase/i, /(unlock|master|influence|discard) phase|phase/),
  marker('end of the turn', /end of the turn/i, /turn/),
  marker('successful', /if (?:the|this) (?:bleed|action) is successful|successful action/i, /success|burned pool/i),
  marker('cards requiring', /cards? requiring/i, /requir|cards at \[/i),
  // How often and how much.
  marker(
    'only one',
    /can play only one|may play only one|only one .* can be played/i,
    /only one|has not (?:been )?(?:used|played)/i,
  ),
  marker('once each', /once each/i, /once|this (?:turn|combat|action|round)/i),
  marker('up to', /\bup to\b/i, /up to|may|from 0 to/),
  marker('limited', /\(limited\)/i, /limited/),
  // What it does.
  marker('political action card', /political action card/i, /political action card/),
  marker('aggravated', /aggravated/i, /aggravated/),
  marker('unpreventable', /unpreventable|cannot be prevented/i, /unpreventable|cannot be prevented/),
  marker('locked', /\blocked\b/i, /\blocked|locks?\b/i),
  marker('unlock', /\bunlock/i, /unlock/i),
  marker('torpor', /torpor/i, /torpor/),
  marker('the Edge', /\bthe edge\b/i, /\bEdge\b/),
  marker('burn this card', /burn this card|burns this card/i, /burn this card|burns this card/i),
  marker('steal', /\bsteal\b/i, /steal|\btake\b|put this card|put that|\bmove/i),
  marker('maneuver', /maneuver/i, /maneuver/i),
  marker('press', /\bpress\b/i, /press/i),
  marker('prevent', /\bprevent \d/i, /prevent/i),
  // Two ways in one sentence.
  marker(
    'or',
    /(?<!\d )\bor (?!more|less|fewer|older|younger|above|below|higher|lower|any\b)/i,
    /\bor\b|\bmay\b|\beach of\b|one of these/i,
  ),
  marker('instead', /\binstead\b/i, /instead/i),
]

/**
 * What is printed and says nothing of its own: what a card requires is in its facts, a generation is a point of capacity, that a minion that has been sent to
 * torpor plays no combat card is a rule (COMBAT-10), an action is directed at who controls its target, and what stands in
 * some parentheses reminds of a rule.
 */
const REMINDERS: readonly RegExp[] = [
  /Requires an? [^.\n]*\./g,
  /: the vampire is one generation older/g,
  /Not usable by a vampire being burned or going to torpor\./g,
  /\((?:or a card you control|discard down|shuffle and discard|requirements and cost|Not usable if|If it was|His or her)[^)]*\)/g,
  /\b(?:he or she|his or her|him or her)\b/gi,
]

/** Words that narrow whom an effect means: where the text has one, the wording has it, too. */
const NARROWING: readonly Marker[] = [
  marker(
    'you control',
    /you control|your (?:vampire|minion|all)|\bown\b|under your control/i,
    /(?<!not )\byou control/,
  ),
  marker('ready', /\bready\b/i, /\bready\b/i),
  marker('in your hand', /\bhand\b|discard/i, /in your hand/),
  marker('untitled', /non-titled|untitled/i, /untitled/),
  marker('other than', /other/i, /other than this/),
  marker('unlocked', /\bunlocked\b/i, /\bunlocked\b/),
]
/** The names of those that are said and not printed. */
export const oversaid = (wording: string, text: string): string[] =>
  NARROWING.filter(({ printed, said }) => said.test(text) && !printed.test(wording)).map(({ name }) => name)

/** The names of the markers that are printed and not said. */
export function unsaid(wording: string, text: string): string[] {
  const clauses = REMINDERS.reduce((rest, reminder) => rest.replaceAll(reminder, ''), wording)
  return markers.filter(({ printed, said }) => printed.test(clauses) && !said.test(text)).map(({ name }) => name)
}
