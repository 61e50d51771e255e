/** The beginning of a sentence; Spanish questions begin with their sign. */
export const capital = (text: string): string => text.replace(/^[¿¡]?./u, first => first.toUpperCase())
