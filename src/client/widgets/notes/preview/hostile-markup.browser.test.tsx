import { test } from 'vitest'
import { expectNothingRuns, SLOW } from '../../../testing/show-hostile-markup.ts'
import { decorate } from './decorate.ts'
import { renderMarkdown } from './render.ts'

const LOOK = {
  ...{ remotePictures: true, loadPicture: String, missingPicture: '' },
  missingNote: () => undefined,
  classNames: { placeholder: '', task: '', missingNote: '' },
}

test('a note in Markdown runs nothing', SLOW, async () => {
  await expectNothingRuns((input, root) => {
    const fragment = renderMarkdown(input)
    decorate(fragment, LOOK)
    root.append(fragment)
  })
})
