import { kept } from '../cell.ts'

/** What somebody is bringing in: it stays on the device until it is kept or cleared, over reloads. */
export interface Draft {
  way: 'paste' | 'file' | 'link'
  text: string
}

const NAME = 'deck-draft'
const EMPTY: Draft = { way: 'paste', text: '' }

export const readDraft = (): Draft => kept.read<Draft>(NAME) ?? EMPTY
export const writeDraft = (draft: Draft): void => kept.write(NAME, draft.text === '' ? undefined : draft)

/** As much as the service reads. */
export const MOST = 16_000

/** What goes to the service of a draft: of a link not what is told about the deck, which may be long. */
export const sentOf = ({ way, text }: Draft): string =>
  way === 'link' ? text.trim().replace(/([?&])description=[^&#]*&?/, '$1') : text
