import { expect, test } from 'vitest'
import { problemsOfEmail, problemsOfLogin, problemsOfRegistration, problemsOfReset } from './model.ts'

test('a login is by username or e-mail address, and any password', () => {
  expect(problemsOfLogin({ name: 'lin_qiu ', password: 'x' })).toEqual({})
  expect(problemsOfLogin({ name: 'lin@example.org', password: 'x' })).toEqual({})
  expect(problemsOfLogin({ name: '林秋', password: '' })).toEqual({ name: 'nameOrEmailFormat', password: 'empty' })
})

test('a registration follows the rules of the server', () => {
  const draft = { name: 'lin', email: '', password: 'abc123', again: 'abc123' }
  expect(problemsOfRegistration(draft, 'seed', false)).toEqual({})
  expect(problemsOfRegistration(draft, 'asvs', false)).toEqual({ password: 'passwordFormat.asvs' })
  expect(problemsOfRegistration({ name: 'lin qiu', email: '', password: 'a-b', again: '' }, 'seed', false)).toEqual({
    name: 'nameFormat',
    password: 'passwordFormat.seed',
    again: 'different',
  })
  expect(
    problemsOfRegistration({ ...draft, password: '长长的口令和标点！', again: '长长的口令和标点！' }, 'asvs', false),
  ).toEqual({})
})

test('where the server sends mail an address is wanted, too', () => {
  const draft = { name: 'lin', email: ' ', password: 'abc123', again: 'abc123' }
  expect(problemsOfRegistration(draft, 'seed', true)).toEqual({ email: 'emailEmpty' })
  expect(problemsOfReset({ ...draft, email: 'lin@' }, 'seed')).toEqual({ email: 'emailFormat' })
  expect(problemsOfEmail('lin@example.org')).toEqual({})
})
