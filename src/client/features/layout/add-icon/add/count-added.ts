import { addComponentHot, addNetworkHot } from '../../../../../shared/api/popularity.ts'
import { call } from '../../../../core/net/call.ts'

const silently = { silent: true } as const

/** Tells the server that a site of the catalogue was added, for its order; without a server nothing happens. */
export const countSite = (id: string): void => void call(addNetworkHot, { id }, silently).catch(() => {})

/** The same for a component. */
export const countComponent = (id: string): void => void call(addComponentHot, { id }, silently).catch(() => {})
