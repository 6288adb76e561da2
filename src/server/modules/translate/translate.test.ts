import { expect, test } from 'vitest'
import { makeServer } from '../../testing/project.ts'

const answer = (body: unknown) => ({
  status: 200,
  url: '',
  headers: { 'content-type': 'application/json' },
  body: new TextEncoder().encode(JSON.stringify(body)),
})

test('a text is translated by whom the operator has enabled; a failure is an empty text', async () => {
  let isUp = true
  const server = await makeServer(
    {
      http: async () =>
        answer(isUp ? { responseData: { translatedText: 'red leaves' }, responseStatus: 200 } : { no: 'answer' }),
    },
    { TRANSLATORS: 'mymemory' },
  )
  const ask = async (query: string) => (await server.app.request(`/api/tencent_fy?${query}`)).json()
  const red = `SourceText=${encodeURIComponent('红叶')}&Target=en`
  expect(await ask(red)).toMatchObject({ code: 0, data: { TargetText: 'red leaves', by: 'mymemory' } })
  isUp = false
  expect(await ask(`SourceText=${encodeURIComponent('红')}&Target=en`)).toEqual({
    code: 0,
    msg: '',
    data: { TargetText: '' },
  })
  expect(await ask('SourceText=+&Target=en')).toMatchObject({ code: 400 })
  expect(await ask('SourceText=a&Target=xx')).toMatchObject({ code: 400 })
  await server.close()
})

test('without a translator nobody is asked', async () => {
  const server = await makeServer({ http: () => Promise.reject(new Error('asked')) })
  const response = await server.app.request('/api/tencent_fy?SourceText=a&Target=zh')
  expect(await response.json()).toMatchObject({ code: 0, data: { TargetText: '' } })
  await server.close()
})
