import { createRoot } from 'react-dom/client';
import type { DemoContent } from '../domain/demoPage';
import { DemoApp } from './DemoApp';

const content = JSON.parse(document.getElementById('content')!.textContent) as DemoContent;
createRoot(document.getElementById('root')!).render(<DemoApp content={content} />);
