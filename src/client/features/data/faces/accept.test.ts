import { expect, test } from 'vitest'
import { connect } from '../../../core/net/call.ts'
import { testCallPorts } from '../../../core/testing.ts'
import { acceptFile, acceptText } from './accept.ts'
import { serverReasonOf } from './kernel/problem.ts'

const ports = testCallPorts()
const answering = (data: unknown, code = 0) =>
  connect({ ...ports, server: '', fetch: () => Promise.resolve(Response.json({ code, msg: 'x', data })) })

const address = 'https://a.example/x.png'

test('an address needs a server that can be reached', async () => {
  connect({ ...ports, server: undefined })
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'offline' })
  connect({ ...ports, server: '', fetch: () => Promise.reject(new TypeError('failed')) })
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'offline' })
})

test('nothing is fetched in pure offline', async () => {
  connect({ ...ports, server: '', isPureOffline: () => true })
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'pureOffline' })
})

test('a server that finds no picture is told from one that cannot be reached', async () => {
  answering(null, 500)
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'fetch' })
  answering({ src: address }) // another address is no picture
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'fetch' })
  answering({ src: 'data:text/html;base64,AQID' })
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'type' })
})

test('the server’s own reason is kept with the problem; an empty one is none', async () => {
  const reasonWith = async (msg: string) => {
    connect({ ...ports, server: '', fetch: () => Promise.resolve(Response.json({ code: 413, msg, data: null })) })
    return serverReasonOf(await acceptText(address).catch((error: unknown) => error))
  }
  expect(await reasonWith('图片太大，最多 2 MB、4000 万像素')).toBe('图片太大，最多 2 MB、4000 万像素')
  expect(await reasonWith('')).toBeUndefined()
  connect({ ...ports, server: '', fetch: () => Promise.reject(new TypeError('failed')) })
  expect(serverReasonOf(await acceptText(address).catch((error: unknown) => error))).toBeUndefined()
})

test('a file that is too large is refused before it is read', async () => {
  const file = { size: 10 * 1024 * 1024 + 1, arrayBuffer: () => Promise.reject(new Error('read')) }
  await expect(acceptFile(file)).rejects.toMatchObject({ problem: 'large' })
  await expect(acceptFile({ ...file, size: 1 })).rejects.toMatchObject({ problem: 'decode' }) // deleted meanwhile
})
