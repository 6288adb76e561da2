import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { toolBox } from './document.ts'

/** The tools that everybody begins with. */
export default defineShowcase('ai-tool', { samples: [sampleOf(toolBox, () => toolBox.initial)] })
