import { type Locator, page } from 'vitest/browser'
import type { UserInfo } from '../../../../../shared/entities/account.ts'
import { type CallPorts, connect } from '../../../../core/net/call.ts'
import { testCallPorts } from '../../../../core/testing.ts'
import { drawPage, openWindow } from '../../../../testing/draw-page.tsx'
import { group } from '../../../../testing/items.ts'
import { session } from '../../../data/session/index.ts'
import type { Section } from '../sections.ts'

/** What the server was asked to do, in this order. */
export interface AskedAct {
  readonly path: string
  readonly input: unknown
}

interface TestDesk {
  readonly desk: Locator
  /** The acts so far: what was sent by POST. */
  readonly acts: AskedAct[]
}

/**
 * Opens the desk at a section for the administrator of a test.
 * @param answers by path what the server answers, at once or later, to a question with this query; without one it knows
 *   no question, and does every act
 */
export async function openDesk(
  section: Section,
  answers: Readonly<Record<string, (query: URLSearchParams) => unknown>>,
  size: readonly [number, number] = [1440, 900],
): Promise<TestDesk> {
  const acts: AskedAct[] = []
  const serve = async (address: string, { method, body }: RequestInit = {}): Promise<Response> => {
    const { pathname: path, searchParams } = new URL(address)
    if (method === 'POST') acts.push({ path, input: JSON.parse(String(body)) })
    const data = (await answers[path]?.(searchParams)) ?? (method === 'POST' ? {} : undefined)
    return Response.json(data === undefined ? { code: 404, msg: '', data: null } : { code: 0, msg: '', data })
  }
  await page.viewport(...size)
  await drawPage({ home: { groups: [group('a', [])], dock: [] } })
  connect({ ...testCallPorts(), server: location.origin, fetch: serve as NonNullable<CallPorts['fetch']> })
  session.setState({ login: { token: 't', info: { id: 'a', username: 'admin' } as UserInfo } })
  return { desk: await openWindow('admin', section), acts }
}

/** Logs the administrator out, and leaves the server. */
export function closeDesk(): void {
  session.setState({ login: undefined })
  connect(testCallPorts())
}
