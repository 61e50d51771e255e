import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../functions/local/contract.ts'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, playNow, someone, violations, type Pages } from './browser.ts'
import { openScene, scenes } from './moments.ts'
import { signIn } from './at-table.ts'

/** As long again by seven tenths, and accented, what is read and what is heard: what fits so fits in every language. */
const STRETCH = `(() => {
  const accents = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'û', c: 'ç', n: 'ñ' }
  const more = ({ length }) => 'ôñê'.repeat(9).slice(0, Math.max(0, Math.ceil(length * 0.7) - 1))
  const longer = word => word.replace(/[aeioucn]/g, letter => accents[letter]) + ' ' + more(word)
  const stretched = text => (text.includes('ôñ') ? text : text.replace(/[a-z]{3,}/g, longer))
  const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT), found = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!node.parentElement.closest('textarea, pre, code, time, svg')) found.push(node)
  }
  for (const node of found) node.data = stretched(node.data)
  for (const at of document.querySelectorAll('#app [aria-label]')) at.setAttribute('aria-label', stretched(at.getAttribute('aria-label')))
})()`

/** The rules of axe about what things are called, in which language, and whether they can be hit. */
const SAID = [
  'aria-command-name aria-input-field-name aria-meter-name aria-progressbar-name aria-toggle-field-name',
  'aria-tooltip-name area-alt button-name document-title frame-title html-has-lang html-lang-valid',
  'html-xml-lang-mismatch image-alt input-button-name input-image-alt label label-content-name-mismatch',
  'link-name object-alt role-img-alt select-name summary-name svg-img-alt target-size valid-lang',
].flatMap(names => names.split(' '))

/** What ends with a whole line or word of it, as `in-sight.ts` measures. */
const GIVES_WAY = '.face-text, .face-head, .tile-name, .tile-disciplines, .tile-marks, .tab, .is-coming, .flag'

/** Text that is cut off where nothing says that it goes on; the log scrolls, and has a page of its own. */
const CLIPPED = `[...document.querySelectorAll('#app *')].filter(at => {
  const style = getComputedStyle(at)
  return at.clientWidth > 1 && at.clientHeight > 1
    && !['visible', 'auto', 'scroll'].includes(style.overflowX)
    && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none'
    && !at.closest('svg, .unseen, .part-log, input, select, textarea, ${GIVES_WAY}')
    && (at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 2)
}).map(at => (at.className?.baseVal ?? at.className) + ': ' + at.textContent.slice(0, 60))`

describe.skipIf(!CHROMIUM)('every page, in Chromium', { timeout: 300_000 }, () => {
  let pages: Pages
  const reader = someone()
  /** Addresses, with what is there once the page is. */
  let addresses: [path: string, there: string][] = []
  beforeAll(async () => {
    pages = await openPages()
    const token = await pages.token(reader),
      { page, context } = await pages.open(DESKTOP)
    await signIn(pages, context, reader)
    await playNow(page)
    const demo = new URL(page.url()).pathname
    await context.close()
    const { body: room } = await connect(pages.url, token).call('createTable', { body: { name: 'Rosewood' } })
    const { body: own } = await connect(pages.url, token).call('setPage', {
      body: {
        name: `${reader} of the coast`,
        place: 'Lisbon',
        languages: ['en', 'pt'],
        shows: { points: true, games: true, reliability: true },
      },
    })
    await connect(pages.url, token).call('keepDeck', {
      body: { name: 'Small and unclear', list: '12x Ashley\n58x Bonding\n2x Freak Driv\n' },
    })
    const open = async (name: keyof typeof scenes): Promise<string> =>
      `/games/${(await openScene(pages.url, token, scenes[name])).game}`
    addresses = [
      ['/', 'article'],
      ['/lobby', '#main form'],
      [`/lobby/${room!.id}`, '#main h1'],
      ['/decks', 'textarea'],
      ['/me', '#public-name'],
      [`/players/${own!.page}`, '.figures'],
      ['/cards', '#main li'],
      ['/cards/deflection', 'main section'],
      ['/finished', 'h1'],
      ['/sandbox', '.card-row'],
      ['/first-steps', '.five-seat'],
      ['/settings', '#language'],
      ['/api', '.api'],
      ['/rules/BLEED-03', '.rule-lines .is-here'],
      ['/nothing', 'h1'],
      [demo, '#question'],
      [`${demo}/watch`, '.ring'],
      [`${demo}/orders`, '#ride'],
      [`${demo}/clock`, 'main h1'],
      [`${demo}/replay`, '#ply'],
      [await open('bleed'), '#question'],
      [await open('minion'), '#question'],
      [await open('strike'), '.stage'],
      [await open('polling'), '.tally'],
    ]
  })
  afterAll(() => pages.close())

  /** Goes on to an address without loading everything anew, as its links do. */
  const go = async (page: Page, path: string, there: string): Promise<void> => {
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate')); scrollTo(0, 0)`,
    )
    await page
      .locator(there)
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => {
        throw new Error(`${path} does not show ${there}`)
      })
  }

  test.each([
    ['en', PHONE, 'light'],
    ['en', DESKTOP, 'dark'],
    ['fr', PHONE, 'dark'],
    ['es', DESKTOP, 'light'],
    ['pt', PHONE, 'light'],
    ['it', DESKTOP, 'dark'],
    ['stretched', PHONE, 'light'],
    ['stretched', DESKTOP, 'dark'],
  ] as const)('axe finds nothing against it, and it fits: %s, %o, %s', async (language, viewport, colours) => {
    const { page, context, faults } = await pages.open(viewport, colours),
      found: string[] = [],
      // Colours are the same in every language: they are looked at in one, in both themes.
      coloured = language === 'en',
      // So is how a page is made up: another language has other words, which what is there is called by and moved by.
      looked = coloured ? undefined : language === 'stretched' ? ['target-size'] : SAID
    await signIn(pages, context, reader, language === 'stretched' ? 'en' : language)
    await page.goto('/')
    for (const [path, there] of addresses) {
      await go(page, path, there)
      if (language !== 'stretched')
        expect([path, await page.evaluate<string>('document.documentElement.lang')]).toEqual([path, language])
      for (const part of viewport === PHONE && /^\/games\/\w+$/.test(path)
        ? (['Now', 'Table', 'Hand', 'Log'] as const)
        : (['Now'] as const)) {
        if (part !== 'Now')
          await page.locator('nav.bottom button').nth(['Now', 'Table', 'Hand', 'Log'].indexOf(part)).click()
        if (language === 'stretched') await page.evaluate(STRETCH)
        // What stands under the bar of the answer can be scrolled out from under it, and axe does not scroll.
        if (viewport === DESKTOP)
          await page.evaluate('for (const bar of document.querySelectorAll(".confirm")) bar.style.position = "static"')
        const about = (what: string): string => `${path} ${part}: ${what}`
        found.push(
          ...(await violations(page, looked, coloured ? [] : ['color-contrast'])).map(about),
          ...(await page.evaluate<string[]>(CLIPPED)).map(about),
        )
        const wide = await overflow(page)
        if (wide > 0) found.push(about(`${wide} px wider than the screen`))
        if (part !== 'Now' || !coloured) continue
        await page.emulateMedia({ colorScheme: colours === 'dark' ? 'light' : 'dark' })
        found.push(...(await violations(page, ['color-contrast'])).map(one => about(`in the other theme, ${one}`)))
        await page.emulateMedia({ colorScheme: colours })
      }
    }
    expect(found).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})
