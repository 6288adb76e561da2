import { createStore } from 'zustand/vanilla'
import type { FileEndpoint } from '../../../shared/api/endpoint.ts'
import { isPlainObject } from '../../lib/values/json.ts'

/** Whether this page has been connected, and the address of its server, if it has one. */
export const connection = createStore<{ readonly isOpen: boolean; readonly server?: string | undefined }>()(() => ({
  isOpen: false,
}))

/** Resolves when this page is connected. */
export function whenConnected(): Promise<void> {
  if (connection.getState().isOpen) return Promise.resolve()
  return new Promise((resolve) => {
    const end = connection.subscribe(({ isOpen }) => {
      if (!isOpen) return
      end()
      resolve()
    })
  })
}

/** The address of a file of this page's server; undefined without one, and until the page is connected. */
export function fileUrl<I>({ path }: FileEndpoint<I>, input: I): string | undefined {
  const { server } = connection.getState()
  return server === undefined ? undefined : `${server}${pathOf(path, input)}`
}

/** A path with an input: what a path names is in it, the rest is its query: `/u/:name` of `{name: 'x', a: 1}` → `/u/x?a=1`. */
export function pathOf(path: string, input: unknown): string {
  const given = isPlainObject(input) ? Object.entries(input).filter(([, value]) => value !== undefined) : []
  const fields = new Map(given.map(([key, value]) => [key, String(value)]))
  const filled = path.replace(/(?<=\/):(\w+)/g, (_named, key: string) => {
    const value = fields.get(key) ?? ''
    fields.delete(key)
    return encodeURIComponent(value)
  })
  return fields.size === 0 ? filled : `${filled}?${new URLSearchParams([...fields])}`
}
