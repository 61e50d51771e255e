import { afterAll } from 'vitest'
import { clearScratch } from '../infra/scratch.ts'

afterAll(clearScratch)
