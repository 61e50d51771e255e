/** `3 cards`: the form of a word that a number asks for in a language, after the number. */
export function plural(
  language: string,
  n: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
  shown: number | string,
): string {
  return `${shown} ${forms[new Intl.PluralRules(language).select(n)] ?? forms.other}`
}
