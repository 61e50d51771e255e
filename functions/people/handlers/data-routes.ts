import type { personalDataRoutes } from '../../../shared/api/routes/personal-data.ts'
import { isRefused } from '../../games/refused.ts'
import type { Handlers } from '../../http/handler.ts'
import { eraseAll } from '../data/erase.ts'
import { exportOf } from '../data/holdings.ts'

export const dataHandlers: Handlers<keyof typeof personalDataRoutes> = {
  exportMe: async (service, { who, language }) => {
    const data = await exportOf(service, who, language)
    if (isRefused(data)) return data
    const headers = { 'Content-Disposition': 'attachment; filename="praxis.json"' }
    return { status: 200, headers, body: () => data }
  },
  eraseMe: async (service, { who, language }) => {
    const erased = await eraseAll(service, who, language)
    return isRefused(erased) ? erased : { status: 200, body: () => erased }
  },
}
