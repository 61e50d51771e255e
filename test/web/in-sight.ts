import type { Page } from 'playwright-core'

/**
 * What is looked for on a board as it is laid out now, a line for each fault: the question, its first answer and its
 * button in sight without scrolling; on one screen all of the table and the hand; no word broken, cut, covered or
 * written over another.
 */
const FAULTS = String.raw`(() => {
  // A line of a heading reaches into the one above it by what is above and below its letters.
  const ONE_SCREEN = innerWidth >= 1100 && innerHeight >= 700, SLACK = 1.5, TOUCH = 2.5
  // Names that people gave, and the lines around them, may end with an ellipsis: the whole of them is heard.
  const ELLIPSIS = '.bar h1, .bar-name p, .strip b, .strip small, .line-name, .seat h3, .seat header > .word, select'
  const found = new Set()
  const name = one => one.tagName.toLowerCase() + (typeof one.className === 'string' && one.className ? '.' + one.className.trim().replace(/\s+/g, '.') : '')
  const add = (fault, one, text = '') => found.add(fault + ': ' + name(one) + (text && ' "' + text.trim().slice(0, 40) + '"'))
  const styles = new Map(), styleOf = one => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one))
  const CLIPS = /hidden|clip|auto|scroll/, OVER = '.confirm, .bottom, .top, .game > .strip, .whole-card, dialog'
  const clips = new Map()
  /** What of the screen is left to what lies in an element; null where it is only heard. */
  const clipOf = one => {
    if (!one || one === document.documentElement) return [0, 0, innerWidth, Infinity]
    if (clips.has(one)) return clips.get(one)
    const style = styleOf(one), outer = clipOf(style.position === 'fixed' ? document.documentElement : one.parentElement)
    let clip = outer
    if (outer && (style.clipPath !== 'none' || style.visibility === 'hidden' || style.display === 'none')) clip = null
    else if (outer && CLIPS.test(style.overflowX + style.overflowY) && style.display !== 'inline' && one !== document.body) {
      const frame = one.getBoundingClientRect(), left = frame.left + one.clientLeft, top = frame.top + one.clientTop
      const box = [left, top, left + one.clientWidth, top + one.clientHeight]
      clip = [Math.max(outer[0], box[0]), Math.max(outer[1], box[1]), Math.min(outer[2], box[2]), Math.min(outer[3], box[3])]
    }
    clips.set(one, clip)
    return clip
  }
  const scrolls = one => {
    for (let at = one; at; at = at.parentElement)
      if (/auto|scroll/.test(styleOf(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return true
    return false
  }

  // The question, its first answer, its button
  const inSight = (what, one) => {
    if (!one) return found.add(what + ' is not there')
    const { left, right, top, bottom } = one.getBoundingClientRect(), clip = clipOf(one.parentElement)
    const lowest = clip ? Math.min(clip[3], innerHeight) : 0, highest = clip ? Math.max(clip[1], 0) : 0
    if (top < highest - SLACK || bottom > lowest + SLACK || left < -SLACK || right > innerWidth + SLACK)
      return found.add([what, 'is not in sight:', ...[top, bottom].map(Math.round), 'of', Math.round(lowest)].join(' '))
    for (const y of [top + 3, bottom - 3]) {
      const seen = document.elementFromPoint((left + right) / 2, y)
      if (seen && !one.contains(seen) && !seen.contains(one)) found.add(what + ' is covered by ' + name(seen))
    }
  }
  const asked = document.querySelector('[data-prompt]')
  if (asked && asked.checkVisibility()) {
    inSight('the question', document.getElementById('question'))
    inSight('the first answer', asked.querySelector('.source') ?? asked.querySelector('.option-text'))
    inSight('the button', asked.querySelector('.confirm .primary'))
  }
  if (ONE_SCREEN)
    for (const part of ['.ring .seat', '.ousted-line', '.hand', '.hand .face', '.stage', '.fighter'])
      for (const one of document.querySelectorAll(part)) {
        const { bottom, right } = one.getBoundingClientRect(), clip = clipOf(one.parentElement)
        if (!clip) continue
        const lowest = Math.min(clip[3], innerHeight)
        if (bottom > lowest + SLACK) found.add([part, 'is under the fold:', Math.round(bottom), 'of', Math.round(lowest)].join(' '))
        if (right > clip[2] + SLACK && !one.matches('.face')) found.add(part + ' is wider than its place')
      }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 0) found.add('wider than the screen by ' + wide)

  // Words
  const words = []
  const visible = at => at.checkVisibility({ visibilityProperty: true }) && !at.closest('option, script, style, title, .unseen, svg')
  for (const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT); walker.nextNode();) {
    const node = walker.currentNode, at = node.parentElement
    if (!node.data.trim() || !visible(at)) continue
    const clip = clipOf(at)
    if (!clip) continue
    const loose = at.closest(ELLIPSIS)
    for (const { 0: word, index } of node.data.matchAll(/[^\s-]+-?/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rects = [...range.getClientRects()].filter(one => one.width > .5)
      const lines = [...new Set(rects.map(one => Math.round(one.top / 4)))]
      if (lines.length > 1 && !word.includes('­') && !/[/–—…·]/.test(word) && !loose) add('broken word', at, word)
      for (const { left, right, top, bottom } of rects) {
        const lowest = Math.min(clip[3], 1e6)
        // The letters of a line reach a little beyond it.
        if (right <= clip[0] + .5 || left >= clip[2] - .5 || bottom <= clip[1] + 3.5 || top >= lowest - 3.5) continue
        if (!loose && !scrolls(at)) {
          if (right > clip[2] + SLACK || left < clip[0] - SLACK) { add('cut word', at, word); continue }
          // Two pixels of a line are the room above and below its letters.
          if (bottom > lowest + 3.5 || top < clip[1] - 3.5) { add('cut line', at, word); continue }
        }
        const across = { left: Math.max(left, clip[0]), right: Math.min(right, clip[2]) }
        words.push({ at, word, ...across, top: Math.max(top, clip[1]), bottom: Math.min(bottom, lowest) })
      }
    }
  }
  words.sort((a, b) => a.top - b.top)
  words.forEach((one, i) => {
    for (let j = i + 1; j < words.length && words[j].top < one.bottom - TOUCH; j++) {
      const other = words[j]
      if (other.at === one.at && other.word === one.word) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left),
        down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > TOUCH && down > TOUCH + .25 * (one.bottom - one.top))
        // What scrolls under a bar that stays is covered by it.
        if (!one.at.closest(OVER) && !other.at.closest(OVER))
          add('written over another', one.at, one.word + ' / ' + other.word)
    }
    if (one.at.closest('.owner')) return
    const x = (one.left + one.right) / 2, y = (one.top + one.bottom) / 2
    if (y < 0 || y > innerHeight || x > innerWidth) return
    const seen = document.elementFromPoint(x, y)
    if (seen && !seen.contains(one.at) && !one.at.contains(seen) && !seen.closest(OVER + ', .bar'))
      for (let over = seen; over && !over.contains(one.at); over = over.parentElement)
        if (!/, 0\)|transparent/.test(styleOf(over).backgroundColor)) {
          add('covered by ' + name(over), one.at, one.word)
          break
        }
  })
  // The own box of what is pressed or framed
  const FRAMED = '.tile, .chipcard, .tab, .face, .option, .source, .chip, .tabs button, .choices button, .primary, .quiet'
  for (const one of document.querySelectorAll(FRAMED)) {
    if (!visible(one) || !clipOf(one)) continue
    const box = one.getBoundingClientRect()
    for (const word of words)
      if (
        one.contains(word.at) && !word.at.closest('.flag, .owner') &&
        (word.right > box.right + SLACK || word.left < box.left - SLACK || word.bottom > box.bottom + SLACK + 1 || word.top < box.top - SLACK - 1)
      )
        add('out of its box', one, word.word)
  }
  return [...found]
})()`

export const outOfSight = (page: Page): Promise<string[]> => page.evaluate<string[]>(FAULTS)
