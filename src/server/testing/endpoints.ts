import { hash } from 'node:crypto'
import type { Endpoint, FileEndpoint, UploadEndpoint } from '../../shared/api/endpoint.ts'
import type { TestServer } from './project.ts'
import type { RequestOptions } from './users.ts'

export type AnyEndpoint = Endpoint | FileEndpoint | UploadEndpoint

/** It is a picture for decoders that take every file for one. */
const PICTURE = new File(['picture'], 'picture.png', { type: 'image/png' })
export const PICTURE_HASH = hash('sha256', 'picture')

let addresses = 0

/**
 * Calls an endpoint as its kind wants it: with a query, a JSON body or a form with a file, by default a picture. What is undefined in the
 * input is left out, and of a form what is no text is sent as JSON. Each call comes from an address of its own unless it names one.
 * @returns also what was said in all: body and cookies
 */
export async function callEndpoint(
  server: TestServer,
  { method, path, ...rest }: AnyEndpoint,
  input: object,
  { token, cookie, address }: RequestOptions = {},
  file: File | 'none' = PICTURE,
) {
  addresses += 1
  const headers = new Headers({ 'accept-language': 'en', 'sec-fetch-site': 'same-origin' })
  if (token !== undefined) headers.set('authorization', token)
  if (cookie !== undefined) headers.set('cookie', cookie)
  const fields = Object.entries(input).filter(([, value]) => value !== undefined)
  const isUpload = 'file' in rest && rest.file !== undefined
  if (method === 'POST' && !isUpload) headers.set('content-type', 'application/json')
  const body = isUpload ? formOf(fields, rest.file.name, file) : JSON.stringify(input)
  const query = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]))
  const remoteAddress = address ?? `198.18.${addresses >> 8}.${addresses & 255}`
  const answer = await server.app.request(
    method === 'GET' ? `${path}?${query}` : path,
    { method, headers, ...(method === 'POST' && { body }) },
    { incoming: { socket: { remoteAddress } } },
  )
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  const { code, msg, data } = isJson ? JSON.parse(text) : {}
  return { code, msg, data, said: `${text}\n${answer.headers.getSetCookie().join('\n')}` }
}

function formOf(fields: readonly (readonly [string, unknown])[], name: string, file: File | 'none'): FormData {
  const form = new FormData()
  for (const [field, value] of fields)
    form.set(field, typeof value === 'object' ? JSON.stringify(value) : String(value))
  if (file !== 'none') form.set(name, file)
  return form
}
