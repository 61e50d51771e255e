/** Points go by halves, written as one says them. */
export const pointsText = (n: number): string => `${n >= 1 || n === 0 ? Math.floor(n) : ''}${n % 1 === 0 ? '' : '½'}`
