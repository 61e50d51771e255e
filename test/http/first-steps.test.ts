import { describe, expect, it } from 'vitest'
import { openScene, playAnswer, type GameView } from '../../functions/web/steps/scene-play.ts'
import { SCENES, scenes } from '../../functions/web/steps/scenes.ts'
import { stepWords as en } from '../../functions/web/words/en/step-words.ts'
import { stepWords as es } from '../../functions/web/words/es/step-words.ts'
import { stepWords as fr } from '../../functions/web/words/fr/step-words.ts'
import { stepWords as it_ } from '../../functions/web/words/it/step-words.ts'
import { stepWords as pt } from '../../functions/web/words/pt/step-words.ts'
import { createClient, type Client } from '../../shared/api/client.ts'
import { token } from './tokens.ts'
import { openWorld } from './world.ts'

const NAMES = ['You', 'Cal', 'Dee', 'Eve', 'Ann']
const LANGUAGES = { en, fr, es, pt, it: it_ }

async function client(): Promise<Client> {
  const world = await openWorld(),
    bearer = await token('ann')
  let keys = 0
  return createClient({
    url: 'http://praxis.example',
    token: () => bearer,
    newKey: () => `step-${keys++}`,
    wait: async () => undefined,
    fetch: async (url, init) => {
      const reply = await world.request(init.method!, url.replace('http://praxis.example/v1', ''), {
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(typeof init.body === 'string' && { raw: init.body }),
      })
      return new Response(reply.status === 204 ? null : reply.text, { status: reply.status, headers: reply.headers })
    },
  })
}

const naomi = ({ seats: [me] }: GameView) =>
  [...me!.ready, ...me!.torpor].find(({ card }) => card.key === 'naomi-stewart')?.blood
/** Pool of the reader, of the prey and of the predator; Naomi's blood; how many are ready and in torpor; points. */
const table = (view: GameView): (number | undefined)[] => [
  ...[0, 1, 4].map(seat => view.seats[seat]!.pool),
  naomi(view),
  view.seats[0]!.ready.length,
  view.seats[0]!.torpor.length,
  view.seats[0]!.victoryPoints,
]

describe('the first steps', () => {
  it('come to what their texts say, whatever is answered, at a real table', async () => {
    const api = await client()
    const came: Record<string, unknown> = {}
    for (const scene of SCENES)
      for (const { name, steps } of scenes[scene].answers) {
        const { game, view } = await openScene(api, scene, NAMES, `${scene}-${name}`)
        came[`${scene}: ${name}`] = [table(view), table(await playAnswer(api, game, steps))].map(one => one.join(' '))
      }
    expect(came).toEqual({
      'pool: ground': ['18 19 17 4 2 0 0', '16 19 17 4 2 0 0'],
      'pool: doll': ['18 19 17 4 2 0 0', '18 19 17 4 2 0 0'],
      'pool: keep': ['18 19 17 4 2 0 0', '18 19 17 4 2 0 0'],
      'blood: hunt': ['18 19 17 1 2 0 0', '18 19 17 2 2 0 0'],
      'blood: bleed': ['18 19 17 1 2 0 0', '18 18 17 1 2 0 0'],
      'bleed: naomi': ['18 19 17 4 2 0 0', '18 17 17 4 2 0 0'],
      'bleed: brock': ['18 19 17 4 2 0 0', '18 18 17 4 2 0 0'],
      'bleed: both': ['18 19 17 4 2 0 0', '18 16 17 4 2 0 0'],
      'block: block': ['18 19 17 4 2 0 0', '18 19 17 4 2 0 0'],
      'block: deflect': ['18 19 17 4 2 0 0', '18 18 17 3 2 0 0'],
      'block: let': ['18 19 17 4 2 0 0', '17 19 17 4 2 0 0'],
      'combat: majesty': ['18 19 17 2 2 0 0', '18 19 17 1 2 0 0'],
      'combat: strike': ['18 19 17 2 2 0 0', '18 19 17 0 1 1 0'],
      'influence: horst': ['18 19 17 4 2 0 0', '15 19 17 4 3 0 0'],
      'influence: alice': ['18 19 17 4 2 0 0', '14 19 17 4 2 0 0'],
      'influence: keep': ['18 19 17 4 2 0 0', '18 19 17 4 2 0 0'],
      'oust: oust': ['5 2 17 4 2 0 0', '11 0 17 4 2 0 1'],
      'oust: one': ['5 2 17 4 2 0 0', '5 1 17 4 2 0 0'],
      'oust: guard': ['5 2 17 4 2 0 0', '5 2 17 4 2 0 0'],
    })
  }, 120_000)

  it('say in every language what each answer gives up and what came of it, and mark words that are explained', () => {
    for (const [language, { steps }] of Object.entries(LANGUAGES)) {
      const explained = Object.keys(steps.glossary)
      for (const scene of SCENES) {
        const { text, answers } = steps.scenes[scene]
        expect([language, Object.keys(answers)]).toEqual([language, scenes[scene].answers.map(({ name }) => name)])
        for (const said of Object.values(answers)) expect([language, scene, said.length]).toEqual([language, scene, 3])
        const marked = [...text.matchAll(/\{(\w+)\|[^}]+\}/g)].map(([, key]) => key)
        expect(marked.length).toBeGreaterThan(1)
        expect(explained).toEqual(expect.arrayContaining(marked))
        expect(text.replaceAll(/\{\w+\|[^}]+\}/g, '')).not.toMatch(/[{}|]/)
      }
    }
  })
})
