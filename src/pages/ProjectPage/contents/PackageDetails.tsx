import type { ReactNode } from 'react';
import type { Project } from '@/api/catalogApi';
import { Contents } from './Contents';
import { PackageFacts } from './PackageFacts';

type PackageDetailsProps = {
  part: 'contents' | 'facts';
  project: Project;
  isOwned: boolean;
  /** Shown while the data of the part loads. */
  placeholder: ReactNode;
};

/** One of the two parts about the package, which are loaded together. */
export default function PackageDetails({
  part,
  project,
  isOwned,
  placeholder,
}: PackageDetailsProps) {
  return part === 'contents' ? (
    <Contents project={project} placeholder={placeholder} />
  ) : (
    <PackageFacts project={project} isOwned={isOwned} />
  );
}
