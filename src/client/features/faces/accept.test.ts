import { expect, test } from 'vitest'
import { connect } from '../../core/call.ts'
import { memoryStorage } from '../../core/storage.ts'
import { acceptFile, acceptText } from './accept.ts'

const ports = {
  answers: memoryStorage(),
  token: () => undefined,
  user: () => undefined,
  language: () => 'zh-CN',
  warn: () => {},
  expired: () => {},
  failed: () => {},
}
const answering = (data: unknown, code = 0) =>
  connect({ ...ports, server: '', fetch: () => Promise.resolve(Response.json({ code, msg: 'x', data })) })

const address = 'https://a.example/x.png'

test('an address needs a server that can be reached', async () => {
  connect({ ...ports, server: undefined })
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'offline' })
  connect({ ...ports, server: '', fetch: () => Promise.reject(new TypeError('failed')) })
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'offline' })
})

test('a server that finds no picture is told from one that cannot be reached', async () => {
  answering(null, 500)
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'fetch' })
  answering({ src: address }) // another address is no picture
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'fetch' })
  answering({ src: 'data:text/html;base64,AQID' })
  await expect(acceptText(address)).rejects.toMatchObject({ problem: 'type' })
})

test('a file that is too large is refused before it is read', async () => {
  const file = { size: 10 * 1024 * 1024 + 1, arrayBuffer: () => Promise.reject(new Error('read')) }
  await expect(acceptFile(file)).rejects.toMatchObject({ problem: 'large' })
  await expect(acceptFile({ ...file, size: 1 })).rejects.toMatchObject({ problem: 'decode' }) // deleted meanwhile
})
