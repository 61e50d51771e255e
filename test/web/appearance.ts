import type { Page } from 'playwright-core'

/** What is looked for over all elements of the page as it is laid out now; a line for each fault. */
const FAULTS = String.raw`(() => {
  const LEAST_TEXT = 12, LEAST_TARGET = 44, SLACK = 1.5
  // Where a name or the text of a card may end with a line or a word (see in-sight.ts): the whole of it is heard, and
  // a press away.
  const CUT = '.unseen, .face-text, .face-head, .tile-name, .line-name, .tab, .is-coming, .flag, .bar h1, .bar-name p'
  const BOXED = 'button, .panel, .seat, .option, .face, .chip'
  const found = new Set()
  const classes = one => typeof one.className === 'string' && one.className.trim().replace(/\s+/g, '.')
  const name = one => one.tagName.toLowerCase() + (classes(one) ? '.' + classes(one) : '')
  const add = (fault, one, text) => found.add(fault + ': ' + name(one) + ' "' + text.trim().slice(0, 30) + '"')
  const shown = one => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1 && !aside(one)
  /** There for who hears the page, not for who sees it. */
  const aside = one => { for (let at = one; at; at = at.parentElement) if (getComputedStyle(at).clipPath !== 'none') return true; return false }
  const clips = style => /hidden|clip/.test(style.overflowX + style.overflowY)
  for (const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walker.nextNode();) {
    const node = walker.currentNode, at = node.parentElement, text = node.data.trim()
    if (!text || !shown(at) || at.closest('.unseen, option, script, style, title')) continue
    if (parseFloat(getComputedStyle(at).fontSize) < LEAST_TEXT) add('small text', at, text)
    if (at.closest(CUT)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    for (let box = at; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box), edge = box.getBoundingClientRect()
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
      if (style.display === 'inline' || style.display === 'contents') continue
      if (scrolls) break
      if (right > edge.right + SLACK || left < edge.left - SLACK) {
        if (clips(style) || box.matches(BOXED)) { add('text out of its box', box, text); break }
      } else if (clips(style) && (bottom > edge.bottom + SLACK || top < edge.top - SLACK)) {
        add('text cut', box, text)
        break
      }
    }
  }
  for (const one of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')) {
    if (!shown(one) || one.disabled || one.closest('.unseen, .skip')) continue
    // A line of the record is a sentence that leads somewhere; with a finger it is as high as a target.
    if (one.matches('.log li > a') && !matchMedia('(pointer: coarse)').matches) continue
    const at = /radio|checkbox/.test(one.type) ? one.closest('label') ?? one : one, style = getComputedStyle(at)
    if (style.display === 'inline') continue
    const { width, height } = at.getBoundingClientRect(), around = getComputedStyle(at, '::after')
    const more = around.content === 'none'
      ? 0
      : Math.min(parseFloat(around.minWidth) || 0, parseFloat(around.minHeight) || 0)
    if (Math.max(Math.min(width, height), more) >= LEAST_TARGET - .5) continue
    add('small target of ' + Math.round(width) + '×' + Math.round(height), at, at.textContent || at.ariaLabel || '')
  }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 0) found.add('wider than the screen by ' + wide)
  return [...found]
})()`

export const faultsOf = (page: Page): Promise<string[]> => page.evaluate<string[]>(FAULTS)

/**
 * Every word of the page as long as it may become in another language: short labels by 0.7, sentences by 0.35, with
 * accents; names and numbers as they are.
 */
const LONGER = String.raw`(() => {
  const LABEL = 12
  const NAMES = '.tile-name, .line-name, .face-head, h1, .strip b, .strip small, .chipcard, .tab, .box-head'
  const ACCENTS = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü' }
  for (const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT); walker.nextNode();) {
    const node = walker.currentNode, at = node.parentElement, text = node.data
    if (at.closest('.unseen, option, ' + NAMES) || !/\p{L}{2}/u.test(text)) continue
    const letters = text.replace(/[aeiou]/g, one => ACCENTS[one]), long = text.trim().length
    const more = Math.ceil(long * (long <= LABEL ? .7 : .35))
    const further = long <= LABEL ? letters.trim().repeat(2) : ' ' + 'ñandú élan '.repeat(20)
    node.data = letters + further.slice(0, long <= LABEL ? more : more + 1)
  }
})()`

export const lengthen = (page: Page): Promise<void> => page.evaluate<void>(LONGER)
