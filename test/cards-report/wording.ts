import type { Official } from './shelf.ts'

const SECTS = 'Camarilla|Sabbat|Independent|Anarch|Laibon'
/** Sentences that say what a row of facts says. `CITY` stands for the city of the title. */
const FACTS: readonly RegExp[] = [
  new RegExp(`^(?:${SECTS})$`),
  /^(?:Camarilla )?(?:primogen|Prince of CITY|[A-Z][\w ]* (?:Justicar|Inner Circle))$/,
  /^(?:Sabbat )?(?:bishop|priscus|cardinal|regent|Archbishop of CITY)$/,
  /^(?:Anarch )?Baron of CITY$/,
  /^Laibon magaji$/,
  /^(?:1 vote|2 votes) \(titled\)$/,
  /^(?:(?:Camarilla|Sabbat) )?[A-Z]\w+(?: antitribu)? Slave$/i,
  /^(?:[A-Z]\w+ )+circle$/i,
  /^(?:Black Hand|Blood cursed|Infernal|Red List|Scarce|Seraph|Sterile|Flight(?: \[FLIGHT\])?)$/i,
  /^\+\d (?:bleed|strength|stealth|intercept)$/,
]

/** Whether a vampire has nothing printed on it besides what its row of facts holds. */
export function nothingButFacts({ type, text, city }: Official): boolean {
  if (type !== 'Vampire') return false
  // One city is printed with fewer full stops than its name has.
  const plain =
    city === undefined
      ? text
      : [city, city.replaceAll('.', '')].reduce((rest, name) => rest.replace(` of ${name}`, ' of CITY'), text)
  return plain
    .split(/[.:,]\s*|\n/)
    .filter(Boolean)
    .every(sentence => FACTS.some(fact => fact.test(sentence)))
}
