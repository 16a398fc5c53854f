import { expect, it } from 'vitest';
import { readSources } from './repository.ts';
import { unusedParts } from './unused-parts.ts';

const sources = Object.entries({
  'packages/ui/src/index.ts': `
    export { Button, type ButtonProps } from './actions/button.tsx';
    export { Row } from './files/row.tsx';
    export { Sorting } from './lists/sorting.tsx';
    export { mark as logoMark } from './brand/mark.ts';
    export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';
    export * from './icons.ts';
  `.replaceAll(/^ +/gm, ''),
  'packages/ui/src/icons.ts': "export { Check, Image as ImageIcon, Ear } from 'lucide-react';",
  'packages/ui/src/files/drop.tsx': "import { Check } from '../icons.ts';\nimport { Row } from './row.tsx';",
  'packages/ui/src/overlays/tooltip.unit.test.tsx': "import { Tooltip } from '../index.ts';",
  'apps/web/src/screens/share.tsx': "import {\n  Button,\n  ImageIcon,\n  type TooltipProps,\n} from '@palmares/ui';",
  'apps/web/src/gallery/overlays.tsx': "import { Ear, logoMark, Sorting, Tooltip } from '@palmares/ui';",
  'apps/web/src/sections/sorting.ts': "export { Sorting } from '@palmares/ui';",
}).map(([path, text]) => ({ path, text }));

it('a part that only the gallery and tests use is found, under the name by which it is exported', () =>
  expect(unusedParts(sources)).toEqual(['logoMark', 'Tooltip', 'Ear']));

it('every part that packages/ui exports is used outside of the gallery', () =>
  expect(unusedParts(readSources((path) => /^(apps|packages|tools|e2e)\/.*\.tsx?$/.test(path)))).toEqual([]));
