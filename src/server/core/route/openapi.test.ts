import { expect, test } from 'vitest'
import { endpoints } from '../../../shared/api/index.ts'
import { describeApi } from './openapi.ts'

test('the document lists every endpoint with its parameters and its response', () => {
  const document = describeApi(endpoints, '1.2.3')
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } })
  const paths = JSON.parse(JSON.stringify(document)).paths
  for (const endpoint of endpoints) expect(paths[endpoint.path]).toHaveProperty(endpoint.method.toLowerCase())
  const ids = endpoints.map(({ method, path }) => paths[path][method.toLowerCase()].operationId)
  expect(new Set(ids).size, 'each has an id of its own').toBe(ids.length)
  const suggest = paths['/api/suggest'].get
  expect(suggest.parameters).toEqual([
    {
      name: 'source',
      in: 'query',
      required: true,
      schema: { type: 'string', enum: ['baidu', 'bing', 'google', '360', 'sogou'] },
    },
    { name: 'wd', in: 'query', required: true, schema: { type: 'string', minLength: 1, maxLength: 100 } },
  ])
  const schema = suggest.responses[200].content['application/json'].schema
  expect(schema.properties.data.anyOf[0].properties.from.enum).toEqual(['live', 'cache', 'stale', 'none'])
  const upload = paths['/api/upload_network_icon'].post.requestBody.content['multipart/form-data']
  expect(Object.keys(upload.schema.properties)).toEqual(['url', 'name', 'bg', 'file'])
  expect(upload.schema.required).toEqual(['url', 'name', 'bg', 'file'])
  expect(upload.encoding).toEqual({ file: { contentType: 'image/webp, image/png, image/svg+xml' } })
  const theme = paths['/users/upload_theme'].post.requestBody.content['multipart/form-data']
  expect(theme.schema.required, 'its file may be missing').toEqual(['name', 'info', 'look', 'signed'])
  const isSecured = (path: string, method: string) => paths[path][method].security !== undefined
  expect([isSecured('/users/theme', 'get'), isSecured('/users/admin_shares', 'get')]).toEqual([false, true])
  const image = paths['/api/wallpaper_image'].get
  expect(image.parameters.map(({ name }: { name: string }) => name)).toEqual(['url', 'mini'])
  expect(Object.keys(image.responses[200].content)).toEqual(['image/webp', 'application/json'])
  const page = paths['/api/get_network'].get.parameters.find((one: { name: string }) => one.name === 'page')
  expect(page).toEqual({
    name: 'page',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 10_000 },
  })
})
