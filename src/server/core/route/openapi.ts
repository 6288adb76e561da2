import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Endpoint, FileEndpoint, FileField, UploadEndpoint } from '../../../shared/api/endpoint.ts'

type AnyEndpoint = Endpoint | FileEndpoint | UploadEndpoint
type JsonObject = { readonly [key: string]: unknown }

/** The JSON schema of a Valibot schema after parsing (`output`), so that numbers in a query are numbers. */
const schemaOf = (schema: v.GenericSchema): JsonObject => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    errorMode: 'ignore',
  })
  return rest
}

/** The properties of an object's JSON schema, and which of them are required. */
const objectSchema = v.object({
  properties: v.record(v.string(), v.record(v.string(), v.unknown())),
  required: v.optional(v.array(v.string()), []),
})

function parametersOf(endpoint: AnyEndpoint): readonly JsonObject[] {
  const { properties, required } = v.parse(objectSchema, schemaOf(endpoint.input))
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function contentOf({ input, file }: Endpoint | UploadEndpoint): JsonObject {
  return file === undefined
    ? { 'application/json': { schema: schemaOf(input) } }
    : {
        'multipart/form-data': {
          schema: formSchema(input, file),
          encoding: { [file.name]: { contentType: file.types.join(', ') } },
        },
      }
}

/** The schema of a form: the fields, and the file as OpenAPI 3.1 describes binary content. */
function formSchema(input: v.GenericSchema, { name, maxBytes, isOptional }: FileField): JsonObject {
  const { properties, required } = v.parse(objectSchema, schemaOf(input))
  const binary = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: maxBytes }
  return {
    type: 'object',
    properties: { ...properties, [name]: binary },
    required: isOptional ? required : [...required, name],
  }
}

function operationOf(endpoint: AnyEndpoint): JsonObject {
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', description: '0 is success; anything else is said in msg.' },
      msg: { type: 'string' },
      data: 'type' in endpoint ? { type: 'null' } : { anyOf: [schemaOf(endpoint.output), { type: 'null' }] },
    },
  }
  const types = 'type' in endpoint ? [endpoint.type, ...(endpoint.moreTypes ?? [])] : []
  return {
    summary: endpoint.about,
    operationId: [endpoint.method.toLowerCase(), ...endpoint.path.split('/').slice(2)].join('_'),
    ...(endpoint.method === 'GET'
      ? { parameters: parametersOf(endpoint) }
      : { requestBody: { required: true, content: contentOf(endpoint) } }),
    responses: {
      200: {
        description: 'The answer, or why there is none.',
        content: { ...Object.fromEntries(types.map((type) => [type, {}])), 'application/json': { schema: envelope } },
      },
      429: { description: 'Too many requests; Retry-After says for how long.' },
    },
    ...(endpoint.auth === 'anyone' ? {} : { security: [{ token: [] }] }),
    'x-cache-seconds': endpoint.cache,
  }
}

/** @returns the OpenAPI 3.1 document of the endpoints, derived from their contracts. */
export function describeApi(endpoints: readonly AnyEndpoint[], version: string): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Genkan', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
  }
}
