import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { adminUser, adminUsers } from '../../../../../shared/api/admin-users.ts'
import { call } from '../../../../core/net/call.ts'
import { useAnswer } from '../ask/use-answer.ts'

export type UsersQuery = Readonly<v.InferInput<typeof adminUsers.input>>
export type ListedUser = Readonly<v.InferOutput<typeof adminUsers.output>['list'][number]>
export type KnownUser = Readonly<v.InferOutput<typeof adminUser.output>>

/** A page of users. */
export const useUsers = (query: UsersQuery) =>
  useAnswer(`users ${JSON.stringify(query)}`, (signal) => call(adminUsers, query, { silent: true, signal }))

/** What a user has here. */
export const useUser = (id: string) =>
  useAnswer(`user ${id}`, (signal) => call(adminUser, { id }, { silent: true, signal }))

const REST_MS = 300

/** A text as it was when nothing more of it had been typed for 300 ms. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    // time passes outside of React
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
