import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

const input = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })
/** How often it was added by now. */
const output = v.object({ hot: v.number() })

/** Counts that a site of the catalogue was added; once per address and day. */
export const addNetworkHot = endpoint({
  method: 'POST',
  path: '/api/add_network_hot',
  about: 'Counts that a site of the catalogue was added, once per address and day.',
  input,
  output,
})

/** Counts that a component was added; once per address and day. */
export const addComponentHot = endpoint({
  method: 'POST',
  path: '/api/add_component_hot',
  about: 'Counts that an official component was added, once per address and day.',
  input,
  output,
})
