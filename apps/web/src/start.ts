import { createStart } from '@tanstack/react-start';
import { unsentValues } from './islands/unsent.ts';
import { renderedErrors } from './notices/rendered-error-transport.ts';

export const startInstance = createStart(() => ({ serializationAdapters: [renderedErrors, unsentValues] }));
