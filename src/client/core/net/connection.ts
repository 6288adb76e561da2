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
  return server === undefined ? undefined : `${server}${path}${queryOf(input)}`
}

/** The query of an input: `{a: 1, b: undefined}` → `?a=1`. */
export function queryOf(input: unknown): string {
  const parameters = isPlainObject(input) ? Object.entries(input).filter(([, value]) => value !== undefined) : []
  const query = new URLSearchParams(parameters.map(([key, value]) => [key, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}
