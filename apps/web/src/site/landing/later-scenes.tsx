import { getRouteApi } from '@tanstack/react-router';
import { Scenes } from './scenes.tsx';

const landing = getRouteApi('/$lang/');

export const LaterScenes = () => <Scenes {...landing.useLoaderData()} />;
