import type { Endpoint, UploadEndpoint } from '../../../shared/api/endpoint.ts'
import { pathOf } from './connection.ts'

/** The fields of a form. */
export type FormFields = Readonly<Record<string, string | boolean | object | undefined>>

/** A request: its path with the query, and its body. */
export interface Outgoing {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | FormData
  /** Whom the server asks to answer it, as `Endpoint.thirdParty` says. */
  readonly asked?: string | undefined
}

/** A question, in the query of a GET or as the JSON body of a POST. */
export function jsonOf<I>(
  { method, path, thirdParty }: Pick<Endpoint<I>, 'method' | 'path' | 'thirdParty'>,
  input: I,
): Outgoing {
  const asked = thirdParty?.(input)
  if (method === 'GET') return { method, path: pathOf(path, input), asked }
  return { method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input), asked }
}

const fieldText = (value: string | boolean | object): string => {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * A form with a file. The browser adds the media type with its boundary. The file is named after its field: its own name
 * may be private.
 */
export function formOf(
  { method, path, file: { name, isOptional } }: UploadEndpoint,
  input: FormFields,
  file?: Blob,
): Outgoing {
  if (file === undefined && isOptional !== true) throw new TypeError(`${path} wants a file`)
  const body = new FormData()
  for (const [field, value] of Object.entries(input)) if (value !== undefined) body.set(field, fieldText(value))
  if (file !== undefined) body.set(name, file, name)
  return { method, path, body }
}
