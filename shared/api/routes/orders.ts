import { GameParams } from '../games.ts'
import { Orders, OrdersPreview, StandingOrders } from '../orders.ts'
import { ok, type Route } from './route.ts'

export const ordersRoutes = {
  orders: {
    method: 'GET',
    path: '/games/{game}/orders',
    tag: 'Games',
    access: 'seat',
    scope: 'orders:write',
    conditional: true,
    summary: 'Your standing orders, each in words',
    params: GameParams,
    replies: ok(StandingOrders, 'Your orders, and the profiles there are'),
    problems: ['not-found'],
  },
  writeOrders: {
    method: 'PUT',
    path: '/games/{game}/orders',
    tag: 'Games',
    access: 'seat',
    scope: 'orders:write',
    summary: 'Replace your standing orders',
    description:
      'In force in the windows opened from then on. Nobody else can tell that they were written. With If-Match only if they are still what you have read.',
    params: GameParams,
    body: Orders,
    replies: ok(StandingOrders, 'Your orders as they are now'),
    problems: ['not-found', 'game-over', 'version-mismatch', 'contention'],
  },
  previewOrders: {
    method: 'POST',
    path: '/games/{game}/orders/preview',
    tag: 'Games',
    access: 'seat',
    scope: 'orders:write',
    summary: 'What such orders would have answered the last fifty times you were asked',
    description: 'Nothing is kept. From the public facts as they were when you answered.',
    params: GameParams,
    body: Orders,
    replies: ok(OrdersPreview, 'Window by window'),
    problems: ['not-found'],
  },
} as const satisfies Record<string, Route>
