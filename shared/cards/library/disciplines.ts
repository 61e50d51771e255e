import type { CardDefinition } from '../definition.ts'
import type { Who } from '../../rules/language.ts'
import { when } from '../../rules/conditions.ts'
import { choose, master, mode } from '../makers.ts'

/** Discipline cards: a level more and a generation older, for whoever bears them. */
function discipline(key: string, level: string): CardDefinition {
  const bearer: Who = { kind: 'vampire', in: 'inPlay', not: { has: level.toUpperCase() } }
  return master(key, [mode('', [choose('bearer', 'choose-vampire', { cards: bearer }), { op: 'move', who: 'self', to: 'inPlay', on: 'bearer' }])], {
    usable: [when({ any: bearer }, 'no-target', 'PLAY-01')],
    statics: [{ on: { ref: 'host' }, effect: { level } }, { on: { ref: 'host' }, effect: { stat: 'capacity', delta: 1 } }],
  })
}

export const disciplines = [discipline('dominate', 'dom'), discipline('potence', 'pot')]
