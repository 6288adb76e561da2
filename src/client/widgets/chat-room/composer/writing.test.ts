import { expect, test } from 'vitest'
import { answer, takeDraft, writing } from './writing.ts'

const message = {
  ...{ chatId: 1, nonce: 'n1', time: 1, kind: 0, color: '#ffffff', size: 20 },
  ...{ username: 'lin', nickname: '林', head: '', text: '径山那条线' },
}

test('a draft that was changed elsewhere neither takes the focus nor what is answered', () => {
  takeDraft('', 'qiu')
  answer(message)
  const { calls } = writing.getState()
  takeDraft('在小组件里写的', 'qiu')
  expect(writing.getState()).toMatchObject({ text: '在小组件里写的', calls, answered: message })
})

test('whoever logs in after another finds nothing of what that one was writing', () => {
  takeDraft('x', 'qiu')
  answer(message)
  takeDraft('x', 'mei')
  expect(writing.getState()).toMatchObject({ text: 'x', answered: undefined })
})
