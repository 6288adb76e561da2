import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { type AnyEndpoint, callEndpoint } from './testing/endpoints.ts'
import {
  listTables,
  type Owner,
  type OwnersServer,
  readRows,
  registerOwner,
  startOwnersServer,
} from './testing/owner.ts'
import { ROLES } from './testing/roles.ts'
import { NO_USER_DATA, PUBLIC_FIELDS, ROUTE_CASES } from './testing/route-cases.ts'
import { askUsers } from './testing/users.ts'

/** Every route by every role (security.md, T15 and check 23): nobody sees or changes what is another's. */

let server: OwnersServer
let owner: Owner
let tables: Awaited<ReturnType<typeof listTables>>
beforeAll(async () => {
  server = await startOwnersServer()
  owner = await registerOwner(server)
  tables = await listTables(server.database)
})
afterAll(() => server.close())

/** Routes without an endpoint: pictures, whose names are secrets, reports of browsers and the list of endpoints. */
const OTHERS = ['GET /u/:name', 'POST /api/csp_report', 'GET /api/openapi.json']

/** By which name the cases of an endpoint are found. */
const keyOf = (endpoint: AnyEndpoint) =>
  Object.hasOwn(ROUTE_CASES, nameOf(endpoint)) ? nameOf(endpoint) : endpoint.path
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`
const fieldsOf = ({ input }: AnyEndpoint) =>
  'entries' in input && typeof input.entries === 'object' ? Object.keys(input.entries ?? {}) : ['unknown']

describe('the matrix has', () => {
  test('every route of the server', () => {
    const routes = server.app.routes.filter(({ method }) => method !== 'ALL').map(nameOf)
    expect(new Set(routes)).toEqual(new Set([...endpoints.map(nameOf), ...OTHERS]))
  })

  test('cases of every endpoint that is for users, writes, or is told what could be somebody’s', () => {
    const concerned = endpoints.filter(
      (endpoint) =>
        endpoint.auth !== 'anyone' ||
        endpoint.method === 'POST' ||
        fieldsOf(endpoint).some((field) => !PUBLIC_FIELDS.has(field)),
    )
    expect(Object.keys(ROUTE_CASES).toSorted()).toEqual(concerned.map(keyOf).toSorted())
  })

  test('an owner with a row of every table that has users', async () => {
    const ofUsers = tables.filter(({ isOfUsers }) => isOfUsers).map(({ name }) => name)
    expect(ofUsers.length).toBeGreaterThan(3)
    expect([...(await rowsOf([owner.id])).keys()]).toEqual(expect.arrayContaining(['user', ...ofUsers]))
  })
})

const rowsOf = (marks: readonly string[] | undefined) =>
  readRows(
    server.database,
    tables.map(({ name }) => name),
    marks,
  )

/** What there is: rows, files and letters. @param of the owner alone, else of all */
async function readState(of?: Owner) {
  const files = (await server.blobs.list())
    .map(({ name }) => name)
    .filter((name) => of === undefined || of.files.includes(name))
  const letters = server.letters.filter(({ to }) => of === undefined || to === of.email || to === of.newEmail)
  return { rows: await rowsOf(of?.marks), files, letters }
}

describe.each(Object.entries(ROLES))('%s', (_role, makeRole) => {
  let untouched: Awaited<ReturnType<typeof readState>>
  beforeAll(async () => {
    untouched = await readState(owner)
  })

  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    for (const [what, input, code, mayTell] of ROUTE_CASES[keyOf(endpoint)] ?? NO_USER_DATA) {
      const by = await makeRole(server, owner)
      const { id, username, email } = owner
      const given = { id, user_id: id, userId: id, username, email, ...(await input(owner, by)) }
      const isRefused = endpoint.auth !== 'anyone' && !by.isUser
      const isForbidden = endpoint.auth === 'admin' && by.isUser && !by.isAdmin
      const all = isRefused || isForbidden ? await readState() : undefined
      const answer = await callEndpoint(server, endpoint, given, by.options)
      const allowed = typeof code === 'function' ? code(by) : code
      const expected = isRefused ? CODE.loginExpired : isForbidden ? CODE.forbidden : allowed
      if (expected === undefined) expect([CODE.failed, CODE.loginExpired]).not.toContain(answer.code)
      else expect([what, answer.code]).toEqual([what, expected])
      const hidden = owner.secrets.filter((secret) => mayTell?.(owner, by).includes(secret) !== true)
      expect(hidden.filter((secret) => answer.said.includes(secret))).toEqual([])
      expect(await readState(owner), what).toEqual(untouched)
      if (all !== undefined) expect(await readState(), what).toEqual(all)
    }
  })
})

test('what nobody else could use is good: the owner can', async () => {
  const { options, password, email, newEmail, resetCode, bindCode, session, scanned, confirmed, head, secrets } = owner
  const ask = (path: string, body?: object) => askUsers(server, path, body, options)
  const told = JSON.stringify([await ask('user_info'), await ask('sessions')])
  expect(secrets.filter((secret) => told.includes(secret))).toContain(email)
  expect((await server.app.request(`/u/${head}`)).status).toBe(200)
  expect((await ask(`verify?type=2&email=${email}&verify=${resetCode}`)).code).toBe(CODE.ok)
  expect((await ask('revoke_sessions', { password, id: session })).data.list).toHaveLength(1)
  expect((await ask('bind_email', { email: newEmail, verify: bindCode, password })).data.email).toBe(newEmail)
  expect((await ask('confirm_scan', scanned)).data.isConfirmed).toBe(true)
  for (const { uuid } of [scanned, confirmed])
    expect((await ask(`get_wx_login_status?uuid=${uuid}`)).data.login.info.id).toBe(owner.id)
})
