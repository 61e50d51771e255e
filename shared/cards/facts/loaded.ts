import { catalogue } from '../catalogue.ts'
import { list } from './all-cards.ts'

/** The facts of all cards at once, for tests and tools; imported before what asks for them. */
catalogue.fill(list)
