import { defineCommands } from '../../../core/contribute/command.ts'
import { changeRandomly, showNext, showPrevious } from './change-wallpaper.ts'

export default defineCommands('wallpaper-picker', {
  random: {
    icon: 'image',
    surfaces: { menu: 'wallpaper', tool: 6, palette: 'suggested' },
    run: () => changeRandomly(),
  },
  previous: { icon: 'previousImage', run: showPrevious },
  next: { icon: 'nextImage', run: showNext },
})
