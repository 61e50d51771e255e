/** Object keys that JSON may carry and that no record of this API has. */
export const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** How deep brackets nest, read off the text so that nothing deep is ever built. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let quote = false
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]
    if (quote) {
      if (sign === '\\') i++
      else if (sign === '"') quote = false
    } else if (sign === '"') quote = true
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return deepest
}
