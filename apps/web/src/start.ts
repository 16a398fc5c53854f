import { createStart } from '@tanstack/react-start';
import { renderedErrors } from './shell/rendered-error-transport.ts';

export const startInstance = createStart(() => ({ serializationAdapters: [renderedErrors] }));
