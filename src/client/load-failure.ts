// When a chunk of the first page cannot be loaded, Docusaurus does not hydrate the page and reports nothing: the text
// can be read, but no button works.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import LoadFailure from '@site/src/components/LoadFailure';

const isChunkError = (reason: unknown): reason is Error => reason instanceof Error && reason.name === 'ChunkLoadError';
const hasStarted = () => document.documentElement.dataset.hasHydrated === 'true';

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (!isChunkError(reason) || hasStarted()) return;
    const container = document.createElement('div');
    document.body.prepend(container);
    const onRetry = () => window.location.reload();
    createRoot(container).render(createElement(LoadFailure, {message: reason.message, onRetry}));
  });
}
