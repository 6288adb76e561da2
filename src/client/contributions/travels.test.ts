import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../core/contribute/registry.ts'
import type { AnyDocument } from '../core/documents/document.ts'
import { changeAll, isSettings, registerEverything } from './testing.ts'

beforeAll(() => registerEverything())

/** The value of a document as another device gets it: without the keys that stay. */
function asSent({ travel, encode }: AnyDocument): unknown {
  const { version, data } = encode()
  const stays = travel.travels === 'account' ? (travel.stays ?? []) : []
  const sent = Array.isArray(data)
    ? data
    : Object.fromEntries(Object.entries(Object(data)).filter(([key]) => !stays.includes(key)))
  return JSON.parse(JSON.stringify({ version, data: sent }))
}

const travelling = () => registry().documents.filter(({ travel }) => travel.travels === 'account')

describe('what another device sends', () => {
  test('is read without the keys that stay there, which are as at the beginning', () => {
    for (const document of travelling()) {
      const read = document.decode(asSent(document))
      expect(read, document.id).toEqual({ at: 'read', migrated: false, repaired: [], value: document.initial })
    }
  })

  test('is read whatever the settings are', () => {
    for (const settings of travelling().filter(isSettings)) {
      changeAll(settings)
      const { travel, initial, id } = settings
      const stays = travel.travels === 'account' ? (travel.stays ?? []) : []
      const value = { ...settings.get(), ...Object.fromEntries(stays.map((key) => [key, initial[key]])) }
      expect(settings.decode(asSent(settings)), id).toEqual({ at: 'read', migrated: false, repaired: [], value })
    }
  })
})
