import { behindGateway } from '../http/behind-gateway.ts'
import { servingFrom } from '../http/serving-from.ts'
import { createPeople } from './app.ts'

/** What people have beside their games, configured as `http` is. */
export const handler = behindGateway(async () => createPeople(await servingFrom(process.env)))
