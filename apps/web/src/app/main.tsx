import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../ui/styles/index.css';
import { loadLanguage } from '../lib/language/define-texts.ts';
import { LanguageProvider } from '../lib/language/language-provider.tsx';
import { firstSpoken } from '../lib/language/languages.ts';
import { readStoredLanguage } from '../lib/language/stored-language.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
const language = readStoredLanguage() ?? firstSpoken(navigator.languages) ?? 'en';
await loadLanguage(language);
createRoot(root).render(
  <StrictMode>
    <LanguageProvider initial={language}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </LanguageProvider>
  </StrictMode>,
);
