import { openApi } from '../../shared/api/openapi.ts'
import type { OpenDocument } from '../http/document.ts'

let made: string | undefined

/** The same from the sources, where nothing was built, and for the build; made once a process, as it takes its time. */
export const documentMade: OpenDocument = async () => (made ??= JSON.stringify(openApi('1')))
