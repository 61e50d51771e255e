import { learn } from '../../shared/text/languages.ts'

/** Tests render without an edge that has learnt the language of a reader before. */
await learn('en')
