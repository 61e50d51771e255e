import { addressing, verbBy } from '../addressed.ts'

const verb = verbBy({ ha: 'hai', fa: 'fai', è: 'sei', vuole: 'vuoi', può: 'puoi', devia: 'devii' }, [
  [/([cg])a$/, '$1hi'],
  [/i[ae]$/, 'i'],
  [/[ae]$/, 'i'],
])
/** A pronoun that nobody needs is left out: `Peschi 1 carta.` */
const does = (_: string, before = '', not = '', self = '', said = ''): string =>
  `${before}${not}${self && 'ti '}${verb(said)}`

/** `Ann pesca 1 carta.` to Ann: `Peschi 1 carta.` */
export const addressed = addressing([
  ['al turno (\\d+), di @', 'al tuo turno $1'],
  ['il turno di @', 'il tuo turno'],
  ['^Il (posto|ritiro) di @', 'Il tuo $1'],
  ['^(Il tuo ritiro .*)un suo servitore', '$1un tuo servitore'],
  ['^(Il tuo ritiro fallisce: )ha perso', '$1hai perso'],
  ['^Referendum di @', 'Il tuo referendum'],
  ['^Risorse di @', 'Le tue risorse'],
  ['nella (libreria|cripta|mano|pila degli scarti|zona non controllata) di @', 'nella tua $1'],
  ['tra le carte contese di @', 'tra le tue carte contese'],
  ['^(.+) ottiene il Vantaggio da @', '$1 ti toglie il Vantaggio'],
  ['^(.+) (elimina|dissangua) @', '$1 ti $2'],
  ['^((?:[^.]+: )?\\S.*) dissangua @', '$1 ti dissangua'],
  ['il bersaglio è @', 'il bersaglio sei tu'],
  ['concedere la partita a @', 'concederti la partita'],
  ['^Concedono la partita a @', 'Ti concedono la partita'],
  ['^(.+) sceglie: @\\.$', '$1 sceglie te.'],
  ['(contro|verso) @', '$1 di te'],
  ['(per|a|da|di) @', '$1 te'],
  ['(contro [^.:]+ ed?) @', '$1 te'],
  [
    '^@.+$',
    sentence =>
      sentence
        .replace(' e non vede ', ' e non vedi ')
        .replace('tutte le proprie carte', 'tutte le tue carte')
        .replace(/(dalla|della|nella|alla) propria\b/g, '$1 tua')
        .replace(/il proprio ritiro/g, 'il tuo ritiro')
        .replace(/(alle|nelle|le) proprie\b/g, '$1 tue'),
  ],
  ['(^|Se |, |arbitrale )@ (non )?(si )?(\\p{L}{3,}|ha|fa|è)(?!\\p{L})', does],
  ['@', 'tu'],
])
