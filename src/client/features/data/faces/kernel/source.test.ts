import { expect, test } from 'vitest'
import { FaceError } from './problem.ts'
import { readSource } from './source.ts'

const bytes = (...values: readonly number[]) => ({ at: 'bytes', bytes: Uint8Array.from(values) })
const problemWith = (text: string) => {
  try {
    return readSource(text).at
  } catch (error) {
    return error instanceof FaceError ? error.problem : error
  }
}

test('addresses may lack their scheme; data URLs and SVG are the picture itself', () => {
  expect(readSource(' https://a.example/x.png?y#z ')).toEqual({ at: 'address', url: 'https://a.example/x.png?y#z' })
  expect(readSource('a.example.org/x.png')).toEqual({ at: 'address', url: 'https://a.example.org/x.png' })
  expect(readSource('data:image/png;base64,AQID')).toEqual(bytes(1, 2, 3))
  expect(readSource('DATA:image/png;charset=x;BASE64,AQ%3D%3D')).toEqual(bytes(1))
  expect(readSource('data:image/png;base64,-_-_\n')).toEqual(bytes(251, 255, 191))
  expect(readSource('data:image/svg+xml,%3Csvg%3E')).toEqual(bytes(...new TextEncoder().encode('<svg>')))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  expect(readSource(`\n${svg}`)).toEqual(bytes(...new TextEncoder().encode(svg)))
})

test('what is none of them is refused with its reason', () => {
  expect(problemWith('')).toBe('address')
  expect(problemWith('some words')).toBe('address')
  expect(problemWith('javascript:alert(1)')).toBe('address')
  expect(problemWith('{settings}')).toBe('address')
  expect(problemWith('file:///etc/passwd')).toBe('address')
  expect(problemWith('https://me:secret@a.example/x.png')).toBe('address')
  expect(problemWith('data:text/html;base64,AQID')).toBe('type')
  expect(problemWith('data:image/png;base64,A*B')).toBe('base64')
  expect(problemWith('data:image/svg+xml,%E0%A4%A')).toBe('base64')
})
