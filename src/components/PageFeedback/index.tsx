import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {issueLink} from '../issue-link';
import {repositoryUrl} from '../repository-url';
import styles from './styles.module.css';

export default function PageFeedback(): JSX.Element | null {
  const {title, permalink} = useDoc().metadata;
  if (!repositoryUrl) return null;
  const answer = (subject: string, question: string) =>
    issueLink(repositoryUrl!, {title: `${subject}: ${title}`, body: `Page: ${permalink}\n\n${question}\n`});
  return (
    <p className={styles.feedback}>
      Was this page helpful?
      <Link href={answer('Helpful page', 'What did you find here?')}>Yes</Link>
      <Link href={answer('Page to improve', 'What did you look for, and what was missing or wrong?')}>No</Link>
    </p>
  );
}
