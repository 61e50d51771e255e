import { clockFrom } from '../clock.ts'
import { createLog } from '../logging/log.ts'
import { openStore, storeConfig } from '../store/open.ts'
import { handleSocket, type SocketEvent, type SocketReply } from './socket.ts'

const store = await openStore(storeConfig(process.env))
const log = createLog()
const clock = clockFrom(process.env)

/** Called by the WebSocket API for `$connect`, `$disconnect` and everything that is said in between. */
export const handler = (event: SocketEvent): Promise<SocketReply> => handleSocket({ store, log, clock }, event)
