import { begin } from './index.ts'

/** Asks for the words of the reader's language while the rest of the page is still on its way. */
void begin()
