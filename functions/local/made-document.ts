import { openApi } from '../../shared/api/openapi.ts'
import type { OpenDocument } from '../http/document.ts'

let made: string | undefined

/** The same from the sources, where nothing was built. */
export const documentMade: OpenDocument = async () => (made ??= JSON.stringify(openApi('1')))
